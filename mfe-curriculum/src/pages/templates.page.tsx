import type { TextName } from '@portal/editorial';
import { PageHeader, Section } from '@portal/ui';
import strings from '../../content/templates-page.yaml';
import { EditLink } from '../curriculum/edit-link.tsx';
import { textPages } from '../modules/text-pages.ts';
import { DownloadItem } from '../templates/download-item.tsx';
import { contentOf, dataFiles, dataPlace, templates } from '../templates/downloads.ts';
import css from './page.module.css';

/** `/templates`: what texts ask a reader to create, and the data of their examples (0052). */
export function Page() {
  return (
    <article className={css.reading}>
      <PageHeader title={strings.heading} lead={strings.intro} />
      <Section id="templates" heading={strings.templates.title} lead={strings.templates.text} layout="above">
        <ul className={css.downloads}>
          {templates.map(({ name, title, purpose, docx, markdown, usedIn }) => (
            <DownloadItem
              key={name}
              id={name}
              title={title}
              files={[
                { label: 'Word (.docx)', address: docx, name: `${name}.docx` },
                { label: 'Markdown (.md)', address: markdown, name: `${name}.md` },
              ]}
              usedIn={usedBy(usedIn)}
            >
              {purpose}
            </DownloadItem>
          ))}
        </ul>
      </Section>
      <Section id="data" heading={strings.data.title} lead={strings.data.text} layout="above">
        <ul className={css.downloads}>
          {dataFiles.map(({ name, title, rows, columns, address, usedIn }) => (
            <DownloadItem
              key={name}
              id={dataPlace(name)}
              title={title}
              files={[{ label: 'CSV, simulated data', address, name: `${name}.csv` }]}
              usedIn={usedBy(usedIn)}
            >
              {contentOf({ rows, columns })}
            </DownloadItem>
          ))}
        </ul>
      </Section>
      <p>{strings.license}</p>
      <EditLink file="mfe-curriculum/content/templates-page.yaml" />
    </article>
  );
}

function usedBy(names: readonly TextName[]) {
  const texts = names.flatMap(({ folder, name }) => {
    const course = folder === 'modules' ? 'curriculum' : 'research';
    const page = textPages.find(({ course: of, module }) => of === course && module.slug === name);
    return page ? [{ title: page.module.title, path: page.path }] : [];
  });
  return { label: strings.usedIn, texts };
}
