import ExpandButton from '@theme-original/DocRoot/Layout/Sidebar/ExpandButton';
import type { ReactElement, SyntheticEvent } from 'react';

interface Props {
  readonly toggleSidebar: () => void;
}

/** Shows the hidden sidebar. The original does so at any key, Tab and Shift as well. */
export default function ExpandButtonWrapper({
  toggleSidebar,
}: Props): ReactElement {
  // Its type does not say that it passes the event.
  const expand = (event?: SyntheticEvent): void => {
    if (event?.nativeEvent instanceof KeyboardEvent) {
      if (!['Enter', ' '].includes(event.nativeEvent.key)) return;
      // Space would scroll the page.
      event.preventDefault();
    }
    toggleSidebar();
  };
  return <ExpandButton toggleSidebar={expand} />;
}
