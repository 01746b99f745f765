import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { IntroFilm } from './intro-film.tsx';

const strings = { label: 'Intro video', captions: 'English', download: 'Download', caption: 'What this is' };

test('in the page as it was made the film asks for nothing, and has its controls only for who has no scripts', () => {
  const made = document.createElement('div');
  made.innerHTML = renderToString(<IntroFilm strings={strings} />);
  // Where scripts run, as here, what stands in this element is text.
  const otherwise = document.createElement('div');
  otherwise.innerHTML = made.querySelector('noscript')?.textContent ?? '';
  expect(made.querySelector('video')).not.toHaveAttribute('controls');
  expect(otherwise.querySelector('video')).toHaveAttribute('controls');
  for (const each of [made, otherwise]) {
    const [film, ...more] = each.querySelectorAll('video');
    expect(film).toHaveAttribute('preload', 'none');
    expect(film).not.toHaveAttribute('poster');
    expect(more).toEqual([]);
  }
});

test('when the page works it gets its poster and asks for its metadata, and its controls when it is seen', async () => {
  render(<IntroFilm strings={strings} />);
  const film = screen.getByLabelText('Intro video');
  await waitFor(() => expect(film).toHaveAttribute('controls'));
  expect(film).toHaveAttribute('preload', 'metadata');
  expect(film).toHaveAttribute('poster');
});

test('where data is saved it asks for nothing until it is played', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  render(<IntroFilm strings={strings} />);
  expect(screen.getByLabelText('Intro video')).toHaveAttribute('preload', 'none');
  Reflect.deleteProperty(navigator, 'connection');
});

test('who comes to it with the keyboard before it is seen gets its controls', async () => {
  const observe = jest.spyOn(IntersectionObserver.prototype, 'observe').mockImplementation(() => {});
  render(<IntroFilm strings={strings} />);
  const film = screen.getByLabelText('Intro video');
  expect(observe).toHaveBeenCalledWith(film);
  expect(film).not.toHaveAttribute('controls');
  await userEvent.tab();
  expect(film).toHaveFocus();
  expect(film).toHaveAttribute('controls');
  observe.mockRestore();
});
