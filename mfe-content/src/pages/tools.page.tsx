import { usePrefetchedLists } from '@portal/api-client';
import { Suspense } from 'react';
import toolsFile from '../../content/tools.yaml';
import wordsFile from '../../content/tools-page.yaml';
import drawing from '../../media/drawings/head-tools.svg';
import { PageHead } from '../head/page-head.tsx';
import { ToolDirectory } from '../tools/tool-directory.tsx';
import type { ToolList } from '../tools/tools.schema.ts';
import type { ToolsPageWords } from '../tools/tools-page.schema.ts';
import styles from './page.module.css';

const { tools } = toolsFile as ToolList;
const words = wordsFile as ToolsPageWords;
const LISTS = ['/api/tools'] as const;

/** `/tools`: the directory of AI tools and data pools, with search and categories. */
export function Page() {
  usePrefetchedLists(LISTS);
  return (
    <div className={styles.page}>
      <PageHead words={words.head} drawing={drawing} />
      <Suspense>
        <ToolDirectory tools={tools} words={words} />
      </Suspense>
    </div>
  );
}
