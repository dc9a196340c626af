import { testimonials } from '#web/content/home-lower.ts';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { useCarousel } from '#web/ui/behaviour/use-carousel.ts';
import { CarouselControls, CarouselTrack } from '#web/ui/Carousel.tsx';
import { Stars } from '#web/ui/feedback/Stars.tsx';
import css from './Testimonials.module.css';

/** Six testimonials, the next one every 5 s; a manual change pauses them until Play. */
export function Testimonials() {
  const { setRoot, ...carousel } = useCarousel({
    count: testimonials.length,
    everyMs: 5000,
    manualPauses: true,
  });
  return (
    <section
      ref={setRoot}
      className={`wrap far band ${css.voices}`}
      aria-roledescription="carousel"
      aria-label="What readers say"
    >
      <h2 className="sr">What readers say</h2>
      <CarouselTrack carousel={carousel}>
        {testimonials.map((voice) => (
          <Testimonial key={voice.name} voice={voice} />
        ))}
      </CarouselTrack>
      <div className={css.side}>
        <ul data-controls>
          {testimonials.map(({ name, place }, n) => (
            <li key={name}>
              <button
                type="button"
                aria-current={n === carousel.index || undefined}
                onClick={() => carousel.go(n)}
              >
                <b>{name}</b>
                <span className="soft small">{place}</span>
              </button>
            </li>
          ))}
        </ul>
        <CarouselControls carousel={carousel} itemName="voice" />
      </div>
    </section>
  );
}

function Testimonial({ voice: testimonial }: { voice: (typeof testimonials)[number] }) {
  return (
    <figure className={css.voice}>
      <blockquote>{testimonial.text}</blockquote>
      <figcaption>
        <Stars rating={testimonial.rating} />
        <span>
          <b>{testimonial.name}</b>, {testimonial.place}
        </span>
        {testimonial.verified && (
          <Badge tone="ok" icon="check">
            Verified
          </Badge>
        )}
      </figcaption>
    </figure>
  );
}
