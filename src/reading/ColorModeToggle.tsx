import {
  type ColorMode,
  createStorageSlot,
  useColorMode,
} from '@docusaurus/theme-common';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type { Props } from '@theme/ColorModeToggle';
import clsx from 'clsx';
import { startTransition, useEffect, type ReactElement } from 'react';

const storage = createStorageSlot('theme');

/**
 * The switch, with a name by which `client/colorMode` finds it. An attribute of the
 * page changes the colors, which React need not hold up. As React may lag behind when
 * the switch is pressed again, the attribute tells the current mode.
 */
export default function ColorModeToggleWrapper({
  className,
  onChange,
  ...props
}: Props): ReactElement {
  // Its type lacks the second parameter.
  const follow: (mode: ColorMode, options: { persist: boolean }) => void =
    useColorMode().setColorMode;
  useEffect(
    () =>
      storage.listen((event) => {
        // Docusaurus's listener comes next. It stores again what another tab has
        // stored; if that is outdated, the last switch is undone in both.
        event.stopImmediatePropagation();
        const mode = storage.get() === 'dark' ? 'dark' : 'light';
        follow(mode, { persist: false });
      }),
    [follow],
  );
  const change = (): void => {
    const { theme } = document.documentElement.dataset;
    startTransition(() => onChange(theme === 'dark' ? 'light' : 'dark'));
  };
  return (
    <ColorModeToggle
      className={clsx('color-mode', className)}
      onChange={change}
      {...props}
    />
  );
}
