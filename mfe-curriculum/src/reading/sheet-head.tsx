import { site } from '@portal/shell-api';
import { useClientValue } from '@portal/ui';
import { useDayOfPrinting } from './at-printing.ts';
import css from './sheet-head.module.css';

/** The beginning of a printed text: space for a name and a date, and where the text is from. `address` is that of its page. */
export function SheetHead({ address }: { readonly address: string }) {
  const origin = useClientValue(() => window.location.origin, '');
  const day = useDayOfPrinting();
  return (
    <div hidden className={css.head}>
      <p className={css.fields}>
        <span>Name:</span>
        <span>Date:</span>
      </p>
      <p>
        {site.name}, {origin}
        {address}
        {day && `, printed on ${day}`}
      </p>
    </div>
  );
}
