import Main from '@theme-init/DocRoot/Layout/Main';
import type { Props } from '@theme/DocRoot/Layout/Main';
import type { ReactElement } from 'react';
import { TEXT_ID } from '../../../contract';

/** The text of a page, with the target of the link that leads to it. */
export default function MainWrapper({
  children,
  ...props
}: Props): ReactElement {
  return (
    <Main {...props}>
      <div id={TEXT_ID} />
      {children}
    </Main>
  );
}
