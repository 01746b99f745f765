import type { Option } from '@portal/contracts';
import { Field, Select } from '@portal/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly required?: boolean;
  readonly choose: string;
  readonly options: readonly Option[];
  readonly registered: UseFormRegisterReturn;
}

/** One choice from a list, with none selected at first. */
export function Choice({ choose, options, registered, ...fieldProps }: Props) {
  return (
    <Field {...fieldProps}>
      {(control) => (
        <Select {...control} {...registered} defaultValue="">
          <option value="">{choose}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
