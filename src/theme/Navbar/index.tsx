import Navbar from '@theme-original/Navbar';
import type { ReactElement } from 'react';
import WithoutScript from './WithoutScript';

/** The navbar, and what stands in for its menus in a browser without script. */
export default function NavbarWrapper(): ReactElement {
  return (
    <>
      <Navbar />
      {/* The browser's React never renders what is in here. */}
      <noscript>
        <WithoutScript />
      </noscript>
    </>
  );
}
