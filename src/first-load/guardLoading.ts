/** What the guard is told; it goes into each page. */
export interface GuardOptions {
  /** The configured base URL. */
  readonly baseUrl: string;
  /** A file that is there under the right base URL in every deploy. */
  readonly probe: string;
  readonly title: string;
}

/**
 * Runs in each page, written into it, before anything else: it must not use
 * anything from outside of itself.
 *
 * Where the site's scripts do not come, there are two reasons that a reader or
 * the site's owner can do something about. The page is from before a deploy,
 * and its scripts are gone: it is loaded again, once. Or the base URL is wrong: a
 * banner says so, and what it should be.
 */
export function guardLoading({ baseUrl, probe, title }: GuardOptions): void {
  document.addEventListener('DOMContentLoaded', () => {
    // The scripts are deferred: they have run before, or do not run.
    if ('hasScripts' in window || 'docusaurus' in window) return;
    fetch(baseUrl + probe, { cache: 'no-store' }).then(
      ({ ok, headers }) => {
        // Some hosts answer unknown paths with a page.
        const isThere = ok && !headers.get('content-type')?.includes('html');
        if (isThere) reloadOnce();
        else document.body.prepend(banner());
      },
      () => {
        // Offline. The page can be read.
      },
    );
  });

  // Two deploys may answer in turn, so it is done for two pages of a session.
  const reloadOnce = (): void => {
    // The site's own: those of extensions may be others each time.
    const scripts = Array.from(
      document.scripts,
      (script) => script.getAttribute('src') ?? '',
    ).filter((src) => src.startsWith(`${baseUrl}assets/`));
    try {
      const page = scripts.join();
      const known = sessionStorage.getItem('load-guard')?.split('\n') ?? [];
      if (known.includes(page) || known.length > 1) return;
      sessionStorage.setItem('load-guard', [...known, page].join('\n'));
      window.location.reload();
    } catch {
      // Without a memory it could reload for ever.
    }
  };

  const banner = (): HTMLElement => {
    const element = document.createElement('div');
    element.role = 'alert';
    // The style sheet has not come either.
    Object.assign(element.style, {
      background: '#fff4cc',
      border: 'thick solid #c00',
      color: '#000',
      font: '1.25rem sans-serif',
      margin: '1rem',
      padding: '1rem',
    });
    for (const text of [
      `${title} did not load properly.`,
      `Its base URL is configured as ${baseUrl}, but nothing of it is there.`,
      `Try this base URL: ${suggestion()}`,
    ]) {
      const line = document.createElement('p');
      line.textContent = text;
      element.append(line);
    }
    return element;
  };

  /** The part of the address before what the page calls its own path. */
  const suggestion = (): string => {
    const { pathname } = window.location;
    const canonical = document.querySelector<HTMLLinkElement>(
      'link[rel=canonical]',
    )?.href;
    const own = canonical === undefined ? '' : new URL(canonical).pathname;
    const path = own.slice(baseUrl.length);
    const plain = pathname.replace(/(\/index)?\.html$/, '');
    return path !== '' && plain.endsWith(`/${path}`)
      ? plain.slice(0, -path.length)
      : plain.replace(/\/?$/, '/');
  };
}
