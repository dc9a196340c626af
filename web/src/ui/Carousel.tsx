/** The controls and the track of a carousel. */
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from './Button.tsx';
import type { Carousel } from './behaviour/use-carousel.ts';
import { Icon } from './Icon.tsx';
import css from './Carousel.module.css';

/** `setRoot` is used by the section around the carousel. */
type CarouselProps = Omit<Carousel, 'setRoot'>;

/** `itemName` completes the labels: "Next question". */
export function CarouselControls({ carousel, itemName }: { carousel: CarouselProps; itemName: string }) {
  const { isPlaying, index, count, goToPrevious, goToNext, toggleAutoplay } = carousel;
  return (
    <div className={css.controls} data-carousel-controls>
      <span className={`${css.count} num small soft`} aria-hidden="true">
        {index + 1} of {count}
      </span>
      <IconButton
        label={isPlaying ? `Pause the ${itemName}s` : `Play the ${itemName}s`}
        onClick={toggleAutoplay}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </IconButton>
      <IconButton label={`Previous ${itemName}`} onClick={goToPrevious}>
        <Icon name="prev" />
      </IconButton>
      <IconButton label={`Next ${itemName}`} onClick={goToNext}>
        <Icon name="next" />
      </IconButton>
    </div>
  );
}

type TrackProps = { carousel: CarouselProps; itemName: string; children: ReactNode[] };

/**
 * Before hydration and without JavaScript the track is a row that scrolls by hand. It takes the focus, so that the arrow keys
 * scroll it; later they show the previous and the next slide.
 */
export function CarouselTrack({ carousel, itemName, children }: TrackProps) {
  const { setSlideArea, isReady, index, count, isPlaying } = carousel;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a scrollable region takes arrow keys
    <div
      ref={setSlideArea}
      className={css.slideArea}
      role="region"
      aria-label={`${itemName.charAt(0).toUpperCase()}${itemName.slice(1)}s`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
      tabIndex={0}
      onKeyDown={(event) => isReady && handleArrowKeys(event, carousel)}
      data-ready={isReady || undefined}
      aria-live={isReady && !isPlaying ? 'polite' : 'off'}
    >
      <div className={css.track}>
        {children.map((slide, n) => (
          <div
            key={n}
            className={css.slide}
            role="group"
            aria-roledescription="slide"
            aria-label={`${n + 1} of ${count}`}
            inert={isReady && n !== index}
          >
            {slide}
          </div>
        ))}
      </div>
    </div>
  );
}

function handleArrowKeys(event: KeyboardEvent, { goToPrevious, goToNext }: CarouselProps): void {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  event.preventDefault();
  (event.key === 'ArrowLeft' ? goToPrevious : goToNext)();
}
