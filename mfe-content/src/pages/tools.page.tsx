import { usePrefetchedLists } from '@portal/api-client';
import { Section } from '@portal/ui';
import { Suspense } from 'react';
import dataPools from '../../content/data-pools.yaml';
import toolsFile from '../../content/tools.yaml';
import strings from '../../content/tools-page.yaml';
import drawing from '../../media/drawings/head-tools.svg';
import { DataPools } from '../directory/data-pools.tsx';
import { LinkChecked } from '../directory/link-checked.tsx';
import { PageHead } from '../head/page-head.tsx';
import { ToolDirectory } from '../tools/tool-directory.tsx';
import styles from './page.module.css';

const { tools } = toolsFile;
const LISTS = ['/api/tools'] as const;

/** `/tools`: the directory of AI tools and data pools, with search and categories. It shows tools.yaml; the API's list is fetched, as specified, and not shown. */
export function Page() {
  usePrefetchedLists(LISTS);
  return (
    <div className={styles.page}>
      <PageHead strings={strings.head} drawing={drawing} isList />
      <Suspense>
        <ToolDirectory tools={tools} strings={strings} LinkChecked={LinkChecked} />
      </Suspense>
      <Section id="data-pools" heading={dataPools.heading} lead={dataPools.lead} layout="above">
        <DataPools strings={dataPools} />
      </Section>
    </div>
  );
}
