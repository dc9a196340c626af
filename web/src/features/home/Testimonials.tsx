import { testimonials, testimonialsNote } from '#web/content/home-below-fold.ts';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { useCarousel } from '#web/ui/behaviour/use-carousel.ts';
import { CarouselControls, CarouselTrack } from '#web/ui/Carousel.tsx';
import { Stars } from '#web/ui/feedback/Stars.tsx';
import css from './Testimonials.module.css';

/** A carousel of testimonials. After the visitor has moved it, it stays paused until Play is pressed. */
export function Testimonials() {
  const { setRoot, ...carousel } = useCarousel({
    count: testimonials.length,
    intervalMs: 5000,
    isPausedByInteraction: true,
  });
  return (
    <section
      ref={setRoot}
      className={`wrap below-fold band ${css.testimonials}`}
      aria-roledescription="carousel"
      aria-label="What readers say"
    >
      <h2 className="sr-only">What readers say</h2>
      <CarouselTrack carousel={carousel} itemName="testimonial">
        {testimonials.map((testimonial) => (
          <Testimonial key={testimonial.name} testimonial={testimonial} />
        ))}
      </CarouselTrack>
      <div className={css.names}>
        <ul data-carousel-controls>
          {testimonials.map(({ name, place }, index) => (
            <li key={name}>
              <button
                type="button"
                aria-current={index === carousel.index || undefined}
                onClick={() => carousel.goTo(index)}
              >
                <b>{name}</b>
                <span className="soft small">{place}</span>
              </button>
            </li>
          ))}
        </ul>
        <p className="small soft">{testimonialsNote}</p>
        <CarouselControls carousel={carousel} itemName="testimonial" />
      </div>
    </section>
  );
}

function Testimonial({ testimonial }: { testimonial: (typeof testimonials)[number] }) {
  return (
    <figure className={css.testimonial}>
      <blockquote>{testimonial.text}</blockquote>
      <figcaption>
        <Stars rating={testimonial.rating} />
        <span>
          <b>{testimonial.name}</b>, {testimonial.place}
        </span>
        {testimonial.isVerified && (
          <Badge tone="success" icon="check">
            Verified
          </Badge>
        )}
      </figcaption>
    </figure>
  );
}
