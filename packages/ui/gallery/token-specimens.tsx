import css from './gallery.module.css';
import swatch from './swatches.module.css';

const colors = [
  'paper',
  'surface',
  'sunken',
  'ink',
  'soft',
  'line',
  'strong',
  'primary',
  'primarySoft',
  'achieved',
  'bright',
  'done',
  'critical',
  'caution',
  'focus',
];

export function TokenSpecimens() {
  return (
    <section className={css.part}>
      <h2>Tokens</h2>
      <div className={css.cards}>
        {colors.map((name) => (
          <p key={name} className={css.swatch}>
            <span className={swatch[name]} />
            {name}
          </p>
        ))}
      </div>
      <h1>Heading one: Ethics & Integrity</h1>
      <h2>Heading two: Finding and Joining a Research Lab</h2>
      <h3>Heading three: Effective Science Communication</h3>
      <h4>Heading four: “Publication Ethics” — José Müller, 1234567890</h4>
      <p>
        Body text. A good question is narrow enough to be answered and wide enough to matter. You will write three of your own, try each
        against what is already known, and keep the one that still looks open. <strong>Strong words</strong> are rare; <code>code</code> is
        rarer.
      </p>
    </section>
  );
}
