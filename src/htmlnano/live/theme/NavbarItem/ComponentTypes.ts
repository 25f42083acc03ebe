import ComponentTypes from '@theme-init/NavbarItem/ComponentTypes';
import type { ComponentTypesObject } from '@theme/NavbarItem/ComponentTypes';
import TryItNavbarItem from '../../TryItNavbarItem';

/** Adds the link to Try it to the kinds of items that the navbar may have. */
export default {
  ...ComponentTypes,
  'custom-tryIt': TryItNavbarItem,
} satisfies ComponentTypesObject;
