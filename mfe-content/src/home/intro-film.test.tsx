import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { IntroFilm } from './intro-film.tsx';

const words = { label: 'Intro video', captions: 'English', download: 'Download', caption: 'What this is' };

test('in the page as it was made the film asks for nothing', () => {
  const made = document.createElement('div');
  made.innerHTML = renderToString(<IntroFilm words={words} />);
  const film = made.querySelector('video');
  expect(film).toHaveAttribute('preload', 'none');
  expect(film).not.toHaveAttribute('poster');
});

test('when the page works it gets its poster and asks for its metadata', () => {
  render(<IntroFilm words={words} />);
  const film = screen.getByLabelText('Intro video');
  expect(film).toHaveAttribute('preload', 'metadata');
  expect(film).toHaveAttribute('poster');
});

test('where data is saved it asks for nothing until it is played', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  render(<IntroFilm words={words} />);
  expect(screen.getByLabelText('Intro video')).toHaveAttribute('preload', 'none');
  Reflect.deleteProperty(navigator, 'connection');
});
