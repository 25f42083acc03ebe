const W='/work/wt-reading';
(async()=>{
 const {CLAIMS,UNHELD}=await import(W+'/checks/claims.ts');
 const fs=await import('node:fs'); const path=await import('node:path');
 const t=fs.readFileSync(W+'/docs/050-modules.md','utf8');
 const semver=(await import('/work/wt-reading/node_modules/semver/index.js')).default;
 for(const c of [...CLAIMS,...UNHELD] as any[]){ if((c.page??'modules')!=='modules')continue; if(!semver.satisfies('3.5.1',c.versions??'*'))continue;
  console.log(t.includes(c.words)?'OK  ':'GONE',c.words); }
 for(const f of ['told','seen']){ const l=JSON.parse(fs.readFileSync(W+'/tests/docs/'+f+'.json','utf8'));
  const all=new Map<string,string>(); for(const d of ['docs','versioned_docs/version-2.1.0','versioned_docs/version-1.1.1']) for(const n of fs.readdirSync(W+'/'+d)) if(n.endsWith('.md')) all.set(d+'/'+n,fs.readFileSync(W+'/'+d+'/'+n,'utf8'));
  const old=fs.readFileSync('/tmp/rd/old.md','utf8');
  for(const e of l) for(const w of e.words) if(old.includes(w)&&!t.includes(w)) console.log(f,'GONE',JSON.stringify(w)); }
})();
