// Ejected: until React runs, the original is disabled, and its name is "system mode".
// `client/colorMode` makes this one work, and puts the mode in its name.
import styles from '@docusaurus/theme-classic/lib/theme/ColorModeToggle/styles.module.css';
import type { Props } from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import clsx from 'clsx';
import type { ReactElement } from 'react';
import { toggleLabel } from '../toggleLabel';

/** Switches between light and dark. Styles show the icon of the mode. */
const ColorModeToggle = ({
  className,
  buttonClassName,
}: Props): ReactElement => (
  <div className={clsx('color-mode', styles.toggle, className)}>
    <button
      type="button"
      className={clsx('clean-btn', styles.toggleButton, buttonClassName)}
      aria-label={toggleLabel('light')}
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

export default ColorModeToggle;
