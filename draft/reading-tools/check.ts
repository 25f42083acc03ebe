import fs from 'node:fs';
import path from 'node:path';
const W='/work/wt-reading';
(async()=>{
const { readSections } = await import(W+'/src/plugins/code-examples/blocks.ts');
const { checksOf } = await import(W+'/src/plugins/code-examples/checks.ts');
const { mismatch } = await import(W+'/src/plugins/code-examples/compare.ts');
const { runExample } = await import(W+'/src/htmlnano/library/runExample.ts');
const { runProject } = await import(W+'/checks/runProject.ts');
const { rewrite } = await import(W+'/scripts/rewrite.ts');
const { readChapters } = await import(W+'/src/htmlnano/facts/tables.ts');
const args=process.argv.slice(2);
const update=args.includes('--update'), facts=args.includes('--facts'), noprog=args.includes('--noprog');
const names=args.filter(a=>!a.startsWith('--'));
const file='docs/050-modules.md', lib=W+'/libraries/next';
let md=fs.readFileSync(path.join(W,file),'utf8');
const sections=readSections(md,file);
const want=(h:string)=>names.length===0||names.includes(h);
const checks=checksOf(sections,file);
// which heading holds a line
const heads=readChapters(W,file);
const headAt=(line:number)=>heads.findLast((c:any)=>c.line<line)?.heading??'';
const outcomes:any[]=[];
let n=0;
for(const c of checks.examples){ if(!want(headAt(c.expected.line)))continue; outcomes.push(await runExample(c,lib)); n++; }
if(!noprog) for(const p of checks.projects){ if(!want(headAt(p.line)))continue; outcomes.push(...await runProject(p,lib)); }
if(update){
  const after=rewrite(md,outcomes); 
  if(after!==md){fs.writeFileSync(path.join(W,file),after);}
  const ch=outcomes.filter((o:any)=>!o.problem&&o.block.text!==o.actual);
  console.log(`${n} examples, ${ch.length} rewritten`);
  for(const o of ch) if (o.block.text!=='') console.log('CHANGED',o.block.line,'\n- '+o.block.text+'\n+ '+o.actual);
  for(const o of outcomes) if(o.problem!==undefined) console.log(mismatch(o));
} else {
  let bad=0;
  for(const o of outcomes){const m=mismatch(o); if(m){bad++;console.log(m);}}
  console.log(`${n} examples, ${outcomes.length} outcomes, ${bad} wrong`);
}
if(facts){
  const { readSite, evidenceOf } = await import(W+'/checks/readSite.ts');
  const { checkOptionExamples } = await import(W+'/checks/optionExamples.ts');
  const { checkModules, checkModuleTable } = await import(W+'/src/htmlnano/facts/moduleTableChecks.ts');
  const { checkExamples } = await import(W+'/src/htmlnano/facts/exampleChecks.ts');
  const { checkRunOrder } = await import(W+'/checks/lists.ts');
  const site=readSite(W); const v=site.at(-1)!; const older=site.at(-2)!;
  const rep=(t:string,fs:any[])=>{for(const f of fs)console.log('FACT',t,f.line??f.source?.line,f.message);};
  for(const [ch,ev] of evidenceOf(v)){ if(!want(ch.heading))continue;
    const t0=ch.tables[0]??[];
    const isP=(r:any)=>/^Preset /.test(r.cells[0]?.text??'');
    const re={...ch,tables:[[t0[0],...t0.slice(1).filter(isP),...t0.slice(1).filter((r:any)=>!isP(r))],...ch.tables.slice(1)]};
    rep('table '+ch.heading,checkModuleTable(re as any,v.library,older.library));
    rep('options '+ch.heading,await checkOptionExamples(ch,ev,v.run));
    // changed since
    const ps=ch.paragraphs.filter((p:any)=>p.cells[0]?.text.startsWith('Changed since '));
    const { optionsOf } = await import(W+'/src/htmlnano/library/literal.ts');
    let diff=false;
    if(older.library.modules.includes(ch.heading)){
     for(const c of ev.examples){ if(c.options?.attributes.preset!==undefined)continue; const o=optionsOf(c)??{}; if(Object.keys(o).join()!==ch.heading)continue;
      if(await older.run(c.source.text,o,undefined)!==await v.run(c.source.text,o,undefined)) {diff=true;break;} }
    }
    if((ps.length>0)!==diff) console.log('FACT changed-since',ch.heading,'line:',ps.length,'shown:',diff);
  }
  if(names.length===0){ rep('modules',checkModules(v.modulesPage.chapters,v.library)); rep('order',checkRunOrder(v.modulesPage.chapters,v.library));}
  rep('schema',checkExamples(v.modulesPage.checks.examples,v.check));
}
})().catch(e=>{console.error(e.mistakes??e);process.exitCode=1;});
