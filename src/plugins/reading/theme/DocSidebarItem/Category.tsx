// Ejected: the original needs React to open and close. The browser opens this one.
import {
  isActiveSidebarItem,
  useVisibleSidebarItems,
} from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import type { ReactElement } from 'react';

/** A group of pages; opening one closes the others, if the configuration says so. */
export default function Category({
  item,
  activePath,
  level,
  ...props
}: Props): ReactElement {
  const { autoCollapseCategories } = useThemeConfig().docs.sidebar;
  const pages = useVisibleSidebarItems(item.items, activePath);
  const { label, href, className } = item;
  // A details element has no link of its own.
  const own =
    href === undefined ? [] : [{ type: 'link', label, href } as const];
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        className,
      )}
    >
      <details
        name={autoCollapseCategories ? `category-${String(level)}` : undefined}
        open={!item.collapsed || isActiveSidebarItem(item, activePath)}
      >
        <summary className="menu__link menu__link--sublist menu__link--sublist-caret">
          {label}
        </summary>
        <ul className="menu__list">
          <DocSidebarItems
            {...props}
            items={[...own, ...pages]}
            activePath={activePath}
            level={level + 1}
          />
        </ul>
      </details>
    </li>
  );
}
