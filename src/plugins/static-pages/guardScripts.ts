declare global {
  interface Window {
    /** Says that files of the page could not be loaded, and offers to load them again. */
    reportMissing: (files: readonly string[]) => void;
  }
}

export interface GuardOptions {
  readonly baseUrl: string;
  readonly title: string;
}

/**
 * Runs first in each page, and shows a message if the site's scripts do not load or are
 * damaged. It is inlined, so it must be self-contained.
 */
export function guardScripts({ baseUrl, title }: GuardOptions): void {
  /** The site's own scripts. Extensions may add others. */
  const ownScripts = (): string[] =>
    Array.from(
      document.scripts,
      (script) => script.getAttribute('src') ?? '',
    ).filter((src) => src.startsWith(`${baseUrl}assets/`));

  /** The message if a host serves the site at a different base URL than the build's. */
  const wrongBaseUrl = (): string[] => {
    const { pathname } = window.location;
    const canonical = document.querySelector<HTMLLinkElement>(
      'link[rel=canonical]',
    )?.href;
    const plain = pathname.replace(/(\/index)?\.html$/, '');
    const path = canonical && new URL(canonical).pathname.slice(baseUrl.length);
    if (!path || !plain.endsWith(`/${path}`)) return [];
    const suggested = plain.slice(0, -path.length);
    if (suggested === baseUrl) return [];
    return [
      `${title} did not load properly: its base URL is configured as ${baseUrl}.`,
      `Try this base URL: ${suggested}`,
    ];
  };

  window.reportMissing = (files) => {
    const box = document.createElement('div');
    box.className = 'load-failure';
    box.role = 'alert';
    const texts = ['Part of this page could not be loaded.', ...wrongBaseUrl()];
    for (const text of texts) {
      const line = document.createElement('p');
      line.textContent = text;
      box.append(line);
    }
    const retry = document.createElement('button');
    retry.type = 'button';
    retry.className = 'button button--primary';
    retry.textContent = 'Retry';
    retry.addEventListener('click', () => {
      // The browser's cache may hold a damaged file. Without a network, this page is
      // better than the browser's error page.
      void Promise.all(
        files.map((file) => fetch(file, { cache: 'reload' })),
      ).then(() => window.location.reload());
    });
    box.append(retry);
    // One message is enough for all files.
    document.querySelector('.load-failure')?.remove();
    // An open dialog would cover the page.
    (document.querySelector('dialog[open]') ?? document.body).prepend(box);
  };

  const check = ({ type, target }: Event): void => {
    const scripts = ownScripts();
    const src =
      target instanceof HTMLScriptElement && target.getAttribute('src');
    if (!src || !scripts.includes(src)) return;
    // A damaged script loads, but does not run.
    if (type === 'load' && src !== scripts.at(-1)) return;
    if (document.documentElement.dataset.hasScripts) return;
    window.reportMissing(scripts);
  };
  // These events do not bubble, so the capture phase is needed.
  document.addEventListener('load', check, { capture: true });
  document.addEventListener('error', check, { capture: true });
}
