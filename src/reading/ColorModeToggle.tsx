import ColorModeToggle from '@theme-original/ColorModeToggle';
import type { Props } from '@theme/ColorModeToggle';
import clsx from 'clsx';
import { startTransition, type ReactElement } from 'react';

/**
 * The switch, with a name by which `client/colorMode` finds it. An attribute of the
 * page changes the colors, which React need not hold up. As React may lag behind when
 * the switch is pressed again, the attribute tells the current mode.
 */
const ColorModeToggleWrapper = ({
  className,
  onChange,
  ...props
}: Props): ReactElement => {
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
};

export default ColorModeToggleWrapper;
