import { createRoot, type Root } from 'react-dom/client';

/**
 * Creates a React root beside the app's. What it draws answers by itself, before the
 * app runs and after (`delegate`).
 */
export function createIsland(container: HTMLElement): Root {
  container.dataset.island = '';
  return createRoot(container);
}
