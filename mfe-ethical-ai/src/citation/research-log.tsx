import { buttonClass } from '@portal/ui';
import Download from 'lucide-react/icons/download';
import type { CitationStrings } from './citation.schema.ts';
import styles from './research-log.module.css';
import { logAsCsv, logAsMarkdown } from './research-log.ts';

const FILE_NAME = 'ai-research-log';

/** The template: its fields with what to write, and the same as files to fill in. */
export function ResearchLog({ strings }: { readonly strings: CitationStrings['log'] }) {
  const files = [
    { label: strings.csv, name: `${FILE_NAME}.csv`, address: fileAddress('text/csv', logAsCsv(strings.fields)) },
    {
      label: strings.markdown,
      name: `${FILE_NAME}.md`,
      address: fileAddress('text/markdown', logAsMarkdown(strings.heading, strings.fields)),
    },
  ];
  return (
    <div className={styles.log}>
      <h4>{strings.heading}</h4>
      <p className={styles.lead}>{strings.lead}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{strings.field}</th>
            <th scope="col">{strings.write}</th>
            <th scope="col">{strings.example}</th>
          </tr>
        </thead>
        <tbody>
          {strings.fields.map(({ name, hint, example }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{hint}</td>
              <td className={styles.example}>{example}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.actions} data-print="none">
        {files.map(({ label, name, address }) => (
          <a key={name} href={address} download={name} className={buttonClass({ variant: 'secondary' })}>
            <Download aria-hidden />
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}

/** An address that contains the file itself: it works wherever a link does, and does not have to be released. */
function fileAddress(type: string, text: string): string {
  return `data:${type};charset=utf-8,${encodeURIComponent(text)}`;
}
