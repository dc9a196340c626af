/** Line icons on a 24 px grid. Decorative: the text beside them has the meaning. */
import css from './Icon.module.css';

export const ICON_PATHS = {
  arrow: 'M4 12H19M13.5 6.5L19 12L13.5 17.5',
  chat: 'M4 20L5.3 15.8A8 8 0 1 1 8.4 18.8ZM9 10.5H15M9 13.5H13',
  check: 'M5 12.5L10 17.5L19.5 7',
  chevron: 'M6 9.5L12 15.5L18 9.5',
  clock: 'M12 3.5A8.5 8.5 0 1 1 11.99 3.5M12 7V12L15.5 14',
  close: 'M6 6L18 18M18 6L6 18',
  download: 'M4 20H20M12 4V15M7 10.5L12 15.5L17 10.5',
  eye: 'M12 9A3 3 0 1 1 11.99 9M2.5 12C5 7.5 8.5 5.5 12 5.5S19 7.5 21.5 12C19 16.5 15.5 18.5 12 18.5S5 16.5 2.5 12Z',
  'eye-off':
    'M4 4L20 20M9.8 6C10.5 5.7 11.2 5.5 12 5.5C15.5 5.5 19 7.5 21.5 12C20.8 13.3 20 14.4 19.1 15.3M6 8C4.7 9 3.5 10.3 2.5 12C5 16.5 8.5 18.5 12 18.5C13.7 18.5 15.3 18 16.8 17.1',
  help: 'M12 3.5A8.5 8.5 0 1 1 11.99 3.5M9 9.2A3 3 0 1 1 13.2 12C12.3 12.4 12 13 12 14M12 17.4V17.5',
  lock: 'M6 11H18V20H6ZM8.5 11V8A3.5 3.5 0 0 1 15.5 8V11',
  mail: 'M3.5 6H20.5V18.5H3.5ZM3.5 6.5L12 13L20.5 6.5',
  menu: 'M4 7H20M4 12H20M4 17H14',
  next: 'M9.5 5.5L16 12L9.5 18.5',
  pause: 'M8 6V18M16 6V18',
  pen: 'M5 19L6 15L16 5L19 8L9 18ZM14 7L17 10',
  play: 'M8 5.5V18.5L19 12Z',
  prev: 'M14.5 5.5L8 12L14.5 18.5',
  receipt: 'M6 3.5H18V20.5L15 18.5L12 20.5L9 18.5L6 20.5ZM9 8.5H15M9 12.5H15',
  seal: 'M12 3.5L18.5 6V11.5C18.5 16 15.5 19 12 20.5C8.5 19 5.5 16 5.5 11.5V6ZM9 11.5L11.3 14L15.3 9.5',
  up: 'M12 19V5M6.5 10.5L12 5L17.5 10.5',
  people:
    'M9 5A3.2 3.2 0 1 1 8.99 5M3 19.5C3 15.5 5.5 13.8 9 13.8S15 15.5 15 19.5M15.5 5.3A3 3 0 0 1 15.5 11M17.5 14.2C19.8 15 21 16.7 21 19.5',
} as const;

export type IconName = keyof typeof ICON_PATHS;

export function Icon({ name, size = 20 }: { name: IconName; size?: 14 | 20 | 28 }) {
  return (
    <svg className={css.icon} data-size={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
