import fs from 'node:fs'; import path from 'node:path';
const W='/work/wt-reading';
(async()=>{
 const pw=(await import(W+'/node_modules/@playwright/test/index.js')).default;
 const { readPages,differencesOf,ADDRESS } = await import(W+'/tests/support/drawn.ts');
 const { readPageChecks } = await import(W+'/src/plugins/code-examples/checks.ts');
 const { readChapters } = await import(W+'/src/htmlnano/facts/tables.ts');
 const file='docs/050-modules.md';
 const chapters=readChapters(W,file); const lines=fs.readFileSync(path.join(W,file),'utf8').split('\n');
 const seen=JSON.parse(fs.readFileSync(W+'/tests/docs/seen.json','utf8')).map((s:any)=>({...s,re:new RegExp(s.kind)}));
 const ex=readPageChecks(W,file).examples.filter((e:any)=>e.expected.kind==='result');
 const addr=(e:any)=>/minifyUrls: '(https:[^']+)'/.exec(e.options?.text??'')?.[1]??ADDRESS;
 const { findBrowser } = await import(W+'/scripts/browser.ts');
 const b=await pw.chromium.launch({executablePath:findBrowser(),chromiumSandbox:false}); const page=await b.newPage(); await page.addInitScript('globalThis.__name=(f)=>f');
 const pages=new Map();
 for(const a of new Set(ex.map(addr))) pages.set(a,await readPages(page,ex.filter((e:any)=>addr(e)===a).flatMap((e:any)=>[e.source.text,e.expected.text]),a));
 const used=new Set();
 for(const e of ex){ const i=chapters.findLastIndex((c:any)=>c.line<e.expected.line); const ch=chapters[i]; const next=chapters[i+1]?.line??lines.length+1; const section=lines.slice((ch?.line??1)-1,next-1).join('\n');
  const [x,y]=[e.source,e.expected].map((t:any)=>pages.get(addr(e)).get(t.text)); if(!x||!y){console.log('NOT DRAWN',e.expected.line);continue;}
  for(const d of differencesOf(x,y)){ const f=`${ch?.heading}: ${d}`; const told=seen.find((s:any)=>s.re.test(f)&&s.words.some((w:any)=>section.includes(w))); if(told){used.add(told.kind);} else { const k=seen.find((s:any)=>s.re.test(f)); console.log(e.expected.line,f.slice(0,160).replace(/\n/g,'⏎'),k?'[kind known, words gone]':''); } } }
 console.log('examples',ex.length,'used',[...used]); await b.close();
})().catch(e=>{console.error(e);process.exit(1)});
