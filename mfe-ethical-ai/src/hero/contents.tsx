import styles from './contents.module.css';

interface Props {
  readonly label: string;
  /** The sections by id, with their headings. */
  readonly sections: readonly { readonly id: string; readonly heading: string }[];
}

/** Links to every section of a long page, whose tools come after much to read. */
export function Contents({ label, sections }: Props) {
  return (
    <nav aria-label={label} className={styles.contents} data-print="none">
      <p className={styles.label}>{label}</p>
      <ul className={styles.links}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
