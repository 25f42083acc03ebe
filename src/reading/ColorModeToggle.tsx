import ColorModeToggle from '@theme-original/ColorModeToggle';
import type { Props } from '@theme/ColorModeToggle';
import clsx from 'clsx';
import type { ReactElement } from 'react';

/** The switch, with a name by which `client/colorMode` finds it. */
const ColorModeToggleWrapper = ({
  className,
  ...props
}: Props): ReactElement => (
  <ColorModeToggle className={clsx('color-mode', className)} {...props} />
);

export default ColorModeToggleWrapper;
