import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import '../../shared/reactRoot';

/*
 * React hydrates only the page that the server rendered. Where a translator or an
 * extension has changed it, React would render all of it anew, and the reader's
 * position would be lost. So their changes are undone first; a translator then
 * translates again, as it does whenever texts appear.
 */
if (process.env.HYDRATE_CLIENT_ENTRY) {
  // Docusaurus's client renders with a root that is there already.
  Object.assign(window, { docusaurusRoot: { render: hydrate } });
}

function hydrate(app: ReactNode): void {
  const container = document.getElementById('__docusaurus');
  if (!container) throw new Error('The page has no element #__docusaurus.');
  const start = (): void => {
    window.docusaurusRoot = hydrateRoot(container, app, {
      onRecoverableError: (error, { componentStack }) => {
        console.error('React renders the page anew:', error, componentStack);
      },
    });
  };
  const mutations = window.takeMutations?.() ?? [];
  mutations.toReversed().forEach(undo);
  // Synchronously if there were any, so that nothing can change the page between
  // undoing and hydrating.
  if (mutations.length > 0) flushSync(start);
  else start();
}

function undo(mutation: MutationRecord): void {
  const { type, target, addedNodes, removedNodes, nextSibling } = mutation;
  if (type === 'characterData') {
    target.nodeValue = mutation.oldValue;
    return;
  }
  for (const node of addedNodes) {
    if (node.parentNode === target) target.removeChild(node);
  }
  const next = nextSibling?.parentNode === target ? nextSibling : null;
  for (const node of removedNodes) target.insertBefore(node, next);
}
