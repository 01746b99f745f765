import { toast } from '@portal/shell-api';
import { json } from '@portal/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** The API's answer to feedback that it has stored. */
export const RECEIVED = json({ id: 1, emailSent: false }, 201);
const { width, height } = window.screen;
/** What the form says about the browser if the visitor says nothing. */
export const BROWSER_INFO = () => `User agent: ${navigator.userAgent}; screen: ${width} x ${height}; page: ${location.href}`;

export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
export const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: new RegExp(`^${name}`) });
export const button = () => screen.getByRole('button', { name: /^Submit/ });
export const submit = () => userEvent.click(button());
export const mistakesHeading = (text: string) => screen.findByRole('heading', { name: new RegExp(text) });
export const outcome = (text: string) => screen.findByRole('heading', { name: new RegExp(text) });
export const toasts = jest.mocked(toast);

/** Types into the form; without texts, what is required. */
export async function fill(values: Record<string, string> = { Summary: 'A word is missing', Details: 'On the home page.' }) {
  for (const [name, text] of Object.entries(values)) await userEvent.type(field(name), text);
}

/** Makes a test begin without the drafts and toasts of the previous one. */
export function forget(): void {
  toasts.mockClear();
  sessionStorage.clear();
}
