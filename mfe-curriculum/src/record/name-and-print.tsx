import { formatCopy } from '@portal/contracts';
import { Button, Field, TextInput } from '@portal/ui';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import strings from '../../content/record.yaml';
import css from './record.module.css';

/** A name for the paper, which is not stored anywhere, and the print button. */
export function NameAndPrint() {
  const [name, setName] = useState('');
  return (
    <>
      <div data-print="none" className={css.form}>
        <Field label={strings.name.label} hint={strings.name.hint}>
          {(control) => (
            // The browser does not remember it either, because someone else may use this computer next.
            <TextInput {...control} autoComplete="off" maxLength={100} value={name} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
        <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
          {strings.print}
        </Button>
      </div>
      {name.trim() !== '' && (
        <p hidden dir="auto" className={css.name}>
          {formatCopy(strings.name.printed, { name: name.trim() })}
        </p>
      )}
    </>
  );
}
