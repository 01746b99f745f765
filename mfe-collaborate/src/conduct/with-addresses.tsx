import { site } from '@portal/shell-api';

/** A text with its {contactEmail} and {conductEmail} as links. */
export function WithAddresses({ text }: { readonly text: string }) {
  return text.split(/\{(contactEmail|conductEmail)\}/).map((part, index) => {
    if (index % 2 === 0) return part;
    const address = site[part as 'contactEmail' | 'conductEmail'];
    return (
      <a key={part} href={`mailto:${address}`}>
        {address}
      </a>
    );
  });
}
