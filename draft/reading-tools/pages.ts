import fs from 'node:fs'; import path from 'node:path';
const W='/work/wt-reading';
(async()=>{
 const {unified}=await import(W+'/node_modules/unified/index.js'); const {VFile}=await import(W+'/node_modules/vfile/index.js');
 const ce=await import(W+'/src/plugins/code-examples/index.ts'); const pr=await import(W+'/src/plugins/page-rules/index.ts');
 const {parseFrontMatter}=await import(W+'/src/plugins/page-rules/frontMatter.ts'); const {parseMarkdown}=await import(W+'/src/plugins/shared/markdown.ts'); const {site}=await import(W+'/src/site.ts'); const {pageAt}=await import(W+'/src/htmlnano/versions.ts');
 const du=await import(W+'/node_modules/@docusaurus/utils/lib/index.js') as any; const {DEFAULT_PARSE_FRONT_MATTER}=du.default??du;
 const file='docs/050-modules.md'; const value=fs.readFileSync(path.join(W,file),'utf8');
 const {frontMatter}=await parseFrontMatter({filePath:path.join(W,file),fileContent:value,defaultParseFrontMatter:DEFAULT_PARSE_FRONT_MATTER});
 const page=new VFile({path:path.join(W,file),value,data:{frontMatter}});
 await unified().use([...(ce as any).remarkPlugins,...(pr as any).remarkPlugins({otherVersions:{url:site.url,pageAt}})]).run(structuredClone(parseMarkdown(value)),page);
 console.log('messages',page.messages.map(String));
 const { readSite } = await import(W+'/checks/readSite.ts'); const { checkExamples } = await import(W+'/src/htmlnano/facts/exampleChecks.ts'); const {checkPresetTable}=await import(W+'/src/htmlnano/facts/presetTableChecks.ts');
 const s=readSite(W); const v=s.at(-1)!; for(const p of v.pages) for(const f of checkExamples(p.checks.examples,v.check) as any[]) console.log(p.file,f.line,f.message);
 for(const f of checkPresetTable(v.presetsPage.chapters,v.library) as any[]) console.log('preset table',f.message);
 // the overview as the table of presets
 const ch=v.modulesPage.chapters.find((c:any)=>c.heading==='Modules') as any; const tb=ch.tables[0];
 const cut={...ch,heading:'All modules in all presets',tables:[tb.map((r:any)=>({...r,cells:[r.cells[0],r.cells[2],r.cells[3],r.cells[4]]}))]};
 for(const f of checkPresetTable([cut],v.library) as any[]) console.log('overview',f.line,f.message);
 console.log('rows',tb.length-1, 'long does', tb.slice(1).filter((r:any)=>r.cells[1].text.split(/\s+/).length>10).map((r:any)=>r.cells[0].text), 'long break', tb.slice(1).filter((r:any)=>r.cells[5].text.split(/\s+/).length>8).map((r:any)=>r.cells[0].text));
 const {compareVersions,checkChangedSince}=await import(W+'/checks/differences.ts'); const {checkWhatChanged,findChanges}=await import(W+'/checks/whatChanged.ts');
 const older=s.at(-2)!; const d=await compareVersions(older,v); for(const f of [...checkChangedSince(v.modulesPage.chapters,older.library.version,d),...checkWhatChanged(v.introduction.chapters,older.library.version,findChanges(older.library,v.library,d))] as any[]) console.log('changed',f.line,f.message);
})().catch(e=>{console.error(e);process.exit(1)});
