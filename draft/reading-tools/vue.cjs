const {createRequire}=require('module'); const J=require('/work/wt-reading/node_modules/jsdom');
const H=createRequire('/work/wt-reading/libraries/next/package.json')('htmlnano'); const h=H.default??H; const sets=require('./sets.cjs');
const {createSSRApp,h:e,Fragment,createCommentVNode}=require('vue'); const {renderToString}=require('vue/server-renderer');
const mk=(rich)=>({render:()=>e('div',{title:'',style:{color:'red'},class:'b a'},[e('p',null,['Hello',' ','Kim',e('b',null,rich?'  two  spaces\n line':'one'),' end']),e(Fragment,[e('i','1'),e('i','2')]),createCommentVNode('v-if',true),e('svg',{viewBox:'0 0 9 9',role:'img'},[e('g'),e('path',{d:'M0 0 L9 0',fill:'#000',id:'q'})]),e('input',{value:'',placeholder:' '})])});
(async()=>{ for(const rich of [false,true]) { const App=mk(rich);
 const src='<!doctype html><html><head><title>t</title></head><body><div id="root">'+await renderToString(createSSRApp(App))+'</div></body></html>';
 for(const [n,o] of Object.entries(sets)){ const html=o?(await h.process(src,o)).html:src; const d=new J.JSDOM(html); 
  for(const k of ['Node','Element','SVGElement','HTMLElement','Text','Comment']) global[k]=d.window[k]; global.window=d.window; global.document=d.window.document;
  const errs=[]; const [w,c]=[console.warn,console.error]; console.warn=(...a)=>errs.push(String(a[0]).slice(0,60)+(a[1]&&a[1].nodeName||'')); console.error=(...a)=>errs.push('E '+String(a[0]).slice(0,60));
  // fresh vue runtime bound to this document
  for(const k of Object.keys(require.cache)) if(/@vue\/runtime-dom|fw\/node_modules\/vue\//.test(k)) delete require.cache[k];
  const V=require('vue'); V.createSSRApp(mkWith(V,rich)).mount(d.window.document.getElementById('root')); await new Promise(r=>setTimeout(r,50)); console.warn=w;console.error=c; console.log(rich?'rich ':'plain',n,[...new Set(errs)].join(' | ')); } } process.exit(0);})();
function mkWith(V,rich){const {h:e,Fragment,createCommentVNode}=V; return {render:()=>e('div',{title:'',style:{color:'red'},class:'b a'},[e('p',null,['Hello',' ','Kim',e('b',null,rich?'  two  spaces\n line':'one'),' end']),e(Fragment,[e('i','1'),e('i','2')]),createCommentVNode('v-if',true),e('svg',{viewBox:'0 0 9 9',role:'img'},[e('g'),e('path',{d:'M0 0 L9 0',fill:'#000',id:'q'})]),e('input',{value:'',placeholder:' '})])}}
