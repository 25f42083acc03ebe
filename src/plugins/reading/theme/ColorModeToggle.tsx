// Ejected: until React runs the original is disabled, and called "system mode".
// `client/colorMode` switches this one, and says which mode is on.
import { translate } from '@docusaurus/Translate';
import styles from '@docusaurus/theme-classic/lib/theme/ColorModeToggle/styles.module.css';
import type { Props } from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import clsx from 'clsx';
import type { ReactElement } from 'react';

/** Switches between light and dark. Styles show the icon of the mode. */
export default function ColorModeToggle({
  className,
  buttonClassName,
}: Props): ReactElement {
  const light = labelOf(
    translate({
      id: 'theme.colorToggle.ariaLabel.mode.light',
      message: 'light mode',
    }),
  );
  const dark = labelOf(
    translate({
      id: 'theme.colorToggle.ariaLabel.mode.dark',
      message: 'dark mode',
    }),
  );
  return (
    <div className={clsx('color-mode', styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.toggleButton, buttonClassName)}
        aria-label={light}
        data-light={light}
        data-dark={dark}
        suppressHydrationWarning
      >
        <IconLightMode
          aria-hidden
          className={clsx(styles.toggleIcon, styles.lightToggleIcon)}
        />
        <IconDarkMode
          aria-hidden
          className={clsx(styles.toggleIcon, styles.darkToggleIcon)}
        />
      </button>
    </div>
  );
}

const labelOf = (mode: string): string =>
  translate(
    {
      id: 'theme.colorToggle.ariaLabel',
      message: 'Switch between dark and light mode (currently {mode})',
    },
    { mode },
  );
