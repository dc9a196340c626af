/** The controls and the track of a carousel. */
import type { ReactNode } from 'react';
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

/** Before hydration and without JavaScript the track is a row that scrolls by hand. */
export function CarouselTrack({ carousel, children }: { carousel: CarouselProps; children: ReactNode[] }) {
  const { setSlideArea, isReady, index, count, isPlaying } = carousel;
  return (
    <div
      ref={setSlideArea}
      className={css.slideArea}
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
