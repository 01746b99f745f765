import styles from './community.module.css';

/** Who volunteers here, in a few paragraphs. */
export function Community({ text }: { readonly text: readonly string[] }) {
  return (
    <div className={styles.text}>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
