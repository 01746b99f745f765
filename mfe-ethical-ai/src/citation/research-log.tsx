import { buttonClass } from '@portal/ui';
import Download from 'lucide-react/icons/download';
import type { CitationWords } from './citation.schema.ts';
import styles from './research-log.module.css';
import { logAsCsv, logAsMarkdown } from './research-log.ts';

const FILE_NAME = 'ai-research-log';

/** The template: its fields with what to write, and the same as files to fill in. */
export function ResearchLog({ words }: { readonly words: CitationWords['log'] }) {
  const files = [
    { label: words.csv, name: `${FILE_NAME}.csv`, address: fileAddress('text/csv', logAsCsv(words.fields)) },
    { label: words.markdown, name: `${FILE_NAME}.md`, address: fileAddress('text/markdown', logAsMarkdown(words.heading, words.fields)) },
  ];
  return (
    <div className={styles.log}>
      <h4>{words.heading}</h4>
      <p className={styles.lead}>{words.lead}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.write}</th>
            <th scope="col">{words.example}</th>
          </tr>
        </thead>
        <tbody>
          {words.fields.map(({ name, hint, example }) => (
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
          <a key={name} href={address} download={name} className={buttonClass({ look: 'secondary' })}>
            <Download aria-hidden />
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}

/** An address that holds the file itself: it works wherever a link does, and nothing has to be given back. */
function fileAddress(type: string, text: string): string {
  return `data:${type};charset=utf-8,${encodeURIComponent(text)}`;
}
