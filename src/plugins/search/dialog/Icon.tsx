import type { ReactElement } from 'react';
import { ICON, type IconName, PATHS } from '../icons';

export const Icon = (props: {
  readonly name: IconName;
  readonly className?: string;
}): ReactElement => (
  <svg {...ICON} className={props.className}>
    <path d={PATHS[props.name]} />
  </svg>
);
