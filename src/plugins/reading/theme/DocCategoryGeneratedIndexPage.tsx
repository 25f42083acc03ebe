import DocCategoryGeneratedIndexPage from '@theme-init/DocCategoryGeneratedIndexPage';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import type { ReactElement } from 'react';
import { TEXT_ID } from '../contract';

/** The index of a category, with the target of the link that leads to the text. */
const CategoryWrapper = (props: Props): ReactElement => (
  <>
    <div id={TEXT_ID} />
    <DocCategoryGeneratedIndexPage {...props} />
  </>
);

export default CategoryWrapper;
