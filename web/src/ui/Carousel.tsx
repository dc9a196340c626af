/** The parts of a carousel that look the same everywhere: its controls and its track. */
import type { ReactNode } from 'react';
import { IconButton } from './Button.tsx';
import type { Carousel } from './behaviour/use-carousel.ts';
import { Icon } from './Icon.tsx';
import css from './Carousel.module.css';

/** The section itself takes `setRoot`; its parts need the rest. */
type Moving = Omit<Carousel, 'setRoot'>;

/** `what` completes the labels: "Next question". */
export function CarouselControls({ carousel, what }: { carousel: Moving; what: string }) {
  const { playing, index, count, previous, next, toggle } = carousel;
  return (
    <div className={css.controls} data-controls>
      <span className={`${css.count} num small soft`} aria-hidden="true">
        {index + 1} of {count}
      </span>
      <IconButton label={playing ? `Pause the ${what}s` : `Play the ${what}s`} onClick={toggle}>
        <Icon name={playing ? 'pause' : 'play'} />
      </IconButton>
      <IconButton label={`Previous ${what}`} onClick={previous}>
        <Icon name="prev" />
      </IconButton>
      <IconButton label={`Next ${what}`} onClick={next}>
        <Icon name="next" />
      </IconButton>
    </div>
  );
}

/** Before the browser takes over, and without JavaScript, the track is a plain row that scrolls by hand. */
export function CarouselTrack({ carousel, children }: { carousel: Moving; children: ReactNode[] }) {
  const { setViewport, ready, index, count, playing } = carousel;
  return (
    <div
      ref={setViewport}
      className={css.viewport}
      data-ready={ready || undefined}
      aria-live={ready && !playing ? 'polite' : 'off'}
    >
      <div className={css.track}>
        {children.map((slide, n) => (
          <div
            key={n}
            className={css.slide}
            role="group"
            aria-roledescription="slide"
            aria-label={`${n + 1} of ${count}`}
            inert={ready && n !== index}
          >
            {slide}
          </div>
        ))}
      </div>
    </div>
  );
}
