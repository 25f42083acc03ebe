import {createRequire} from 'node:module'; import fs from 'node:fs'; import path from 'node:path';
const rq=createRequire('/work/wt-reading/package.json'); const J=rq('jsdom'); const esbuild=rq('esbuild');
const H=createRequire('/work/wt-reading/libraries/next/package.json')('htmlnano'); const h=H.default??H; const sets=createRequire(import.meta.url)('./sets.cjs');
const {compile}=await import('svelte/compiler');
const src=(svg,rich)=>`<script>let {a='x',list=[1,2],on=true}=$props();let n=$state(0);</script>
<div title="" style="color: red" class="b a"><p>Hello {a} <b>${rich?'{"  two  spaces"}':'one'}</b> end</p>{#if on}<i>yes</i>{:else}<i>no</i>{/if}{#each list as l}<li>{l}</li>{/each}${svg?'<svg viewBox="0 0 9 9" role="img"><g></g><path d="M0 0 L9 0" fill="#000" id="q"/></svg>':''}<button onclick={()=>n++}>n {n}</button></div>`;
for(const [svg,rich] of [[0,0],[0,1],[1,0]]) {
 fs.mkdirSync('out',{recursive:true});
 for(const g of ['server','client']) fs.writeFileSync(`out/${g}.js`,compile(src(svg,rich),{generate:g,dev:false,name:'App'}).js.code);
 await esbuild.build({entryPoints:['out/server.js'],bundle:true,format:'esm',platform:'node',outfile:'out/server.b.mjs',conditions:['node'],external:[]});
 fs.writeFileSync('out/entry.js',`import App from './client.js';import {hydrate} from 'svelte';window.run=()=>hydrate(App,{target:document.getElementById('root'),recover:false});`);
 await esbuild.build({entryPoints:['out/entry.js'],bundle:true,format:'iife',platform:'browser',outfile:'out/client.b.js',conditions:['browser']});
 fs.writeFileSync('out/s.mjs',`import App from './server.js';import {render} from 'svelte/server';export default render(App);`);
 await esbuild.build({entryPoints:['out/s.mjs'],bundle:true,format:'esm',platform:'node',outfile:`out/s.b${svg}${rich}.mjs`});
 const r=(await import(path.resolve(`out/s.b${svg}${rich}.mjs`))).default; const body=r.body??r.html;
 const page='<!doctype html><html><head><title>t</title></head><body><div id="root">'+body+'</div></body></html>';
 for(const [n,o] of Object.entries(sets)){ const html=o?(await h.process(page,o)).html:page; const vc=new J.VirtualConsole(); const errs=[]; vc.on('error',(...a)=>errs.push(String(a[0]).slice(0,40)+' '+String(a[1]?.stack??'').slice(0,300)));vc.on('warn',(...a)=>errs.push(String(a[0]).slice(0,40)+' '+String(a[1]?.stack??'').slice(0,300))); vc.on('jsdomError',a=>errs.push('J '+String(a.message).slice(0,80)));
  const d=new J.JSDOM(html,{runScripts:'outside-only',virtualConsole:vc,pretendToBeVisual:true}); d.window.queueMicrotask=queueMicrotask; d.window.eval(fs.readFileSync('out/client.b.js','utf8')); try{d.window.run();}catch(x){errs.push('T '+String(x.stack).slice(0,300));} await new Promise(r=>setTimeout(r,30)); const b=d.window.document.querySelector('button'); b?.click(); await new Promise(r=>setTimeout(r,30)); console.log('svg',svg,'rich',rich,n,errs.join(' | '),b?.textContent, d.window.document.querySelectorAll('button').length); }
} process.exit(0);
