/** Sample reviews, as the specification asks. Static content, loaded separately from the report pages. */

export type Review = {
  id: string;
  /** 0 to 5 */
  rating: number;
  text: string;
  name: string;
  /** as it is shown, for example "14 Oct 2026" */
  date: string;
  isVerified: boolean;
};

type ReviewContent = Omit<Review, 'id'>;

const createReviewContent = (
  rating: number,
  name: string,
  date: string,
  text: string,
  isVerified = true,
): ReviewContent => ({
  rating,
  name,
  date,
  text,
  isVerified,
});

const reviewsByReport: Record<string, ReviewContent[]> = {
  'janam-kundli': [
    createReviewContent(
      5,
      'Kavita Menon',
      '14 Oct 2026',
      'My lagna sits four minutes from the next sign. They showed me that on a drawing instead of hiding it.',
    ),
    createReviewContent(
      5,
      'Sandeep Joshi',
      '2 Oct 2026',
      'My uncle, a jyotishi in Nashik, compared the positions with his own tables and asked who computes for them.',
    ),
    createReviewContent(
      4,
      'Farah Contractor',
      '21 Sep 2026',
      'I wished for more on children, but what is there is reasoned and calm.',
    ),
    createReviewContent(
      5,
      'Lakshmi Prasad',
      '9 Sep 2026',
      'Ordered it in South Indian style for my mother. She read it aloud at dinner, page after page.',
    ),
  ],
  'career-wealth': [
    createReviewContent(
      5,
      'Nikhil Deshpande',
      '11 Oct 2026',
      'It told me to stay where I was until spring and why. The offer that came in March was the better one.',
    ),
    createReviewContent(
      5,
      'Ritu Arora',
      '30 Sep 2026',
      'The page on where money leaks is the one I have on the fridge.',
    ),
    createReviewContent(
      4,
      'Joseph Mathew',
      '18 Sep 2026',
      'Written for salaried people, mostly. I run a shop and had to translate a little, yet the years fit.',
    ),
  ],
  'love-marriage': [
    createReviewContent(
      5,
      'Aditi Ghosh',
      '16 Oct 2026',
      'No “you will marry in 2027”. Instead: these eighteen months are kind to it, those are not. I could breathe.',
    ),
    createReviewContent(
      5,
      'Harpreet Sandhu',
      '5 Oct 2026',
      'We both ordered one and swapped them. It was the longest talk we have had in years.',
    ),
    createReviewContent(
      4,
      'Zoya Mirza',
      '24 Sep 2026',
      'Honest about what the navamsha can say when the birth time is only a family memory.',
    ),
  ],
  'life-blueprint': [
    createReviewContent(
      5,
      'Gauri Patil',
      '19 Oct 2026',
      'The five-year chapter names months, not moods. I planned my move around it.',
    ),
    createReviewContent(
      5,
      'Venkat Raghavan',
      '7 Oct 2026',
      'I kept looking for the sentence that had been copied from somewhere. I did not find one.',
    ),
    createReviewContent(
      4,
      'Shabnam Ali',
      '26 Sep 2026',
      'Long. I read one chapter a week, on Sundays, and that turned out to be the right way.',
    ),
    createReviewContent(
      5,
      'Prakash Rao',
      '12 Sep 2026',
      'Had it bound at the press next door. It stands beside my grandfather’s horoscope now.',
    ),
  ],
  'year-ahead': [
    createReviewContent(
      5,
      'Tanvi Shah',
      '13 Oct 2026',
      'A page a month. I read each on the first and am still surprised by June.',
    ),
    createReviewContent(
      4,
      'Manoj Pillai',
      '1 Oct 2026',
      'I would have liked festivals marked, but the quiet weeks it named were quiet.',
    ),
    createReviewContent(
      5,
      'Ishita Bose',
      '20 Sep 2026',
      'It said: leave November alone. I did, for once, and slept well.',
    ),
  ],
  'numerology-profile': [
    createReviewContent(
      5,
      'Karan Malhotra',
      '10 Oct 2026',
      'They add the digits in front of you, so nothing is a mystery except that it fits.',
    ),
    createReviewContent(
      4,
      'Deepa Iyer',
      '28 Sep 2026',
      'Light reading and meant to be. The part where the numbers argue with my chart made me laugh.',
    ),
    createReviewContent(
      5,
      'Yusuf Khan',
      '15 Sep 2026',
      'A gift for my sister, who has now done the whole family on the back of an envelope.',
    ),
  ],
  'free-kundli': [
    createReviewContent(
      5,
      'Pooja Bhatt',
      '18 Oct 2026',
      'I waited for the catch. There was none: my own chart in plain words, no call the next morning.',
    ),
    createReviewContent(
      5,
      'Suresh Naidu',
      '6 Oct 2026',
      'The same degrees my family astrologer wrote down in 1988, by hand, in purple ink.',
    ),
    createReviewContent(
      4,
      'Maria Fernandes',
      '22 Sep 2026',
      'Short, but it explains every word it uses. I finally know what a nakshatra is.',
    ),
  ],
  'moon-and-nakshatra': [
    createReviewContent(
      5,
      'Ankita Sinha',
      '15 Oct 2026',
      'I had only known my star’s name. Now I know its deity, its animal and its temper, which is mine.',
    ),
    createReviewContent(
      4,
      'Rahul Verma',
      '29 Sep 2026',
      'Two readings of it a day apart and I found something new in the second.',
    ),
    createReviewContent(
      5,
      'Sneha Kulkarni',
      '17 Sep 2026',
      'Read it to my baby at her naming. The quarter even gives the first syllable.',
    ),
  ],
  'sade-sati-check': [
    createReviewContent(
      5,
      'Mohan Lal',
      '12 Oct 2026',
      'Three people had frightened me with it. This showed on one line when it ends, and what it is not.',
    ),
    createReviewContent(
      5,
      'Jyoti Saxena',
      '3 Oct 2026',
      'My mother-in-law stopped worrying. That alone is worth more than free.',
    ),
    createReviewContent(
      4,
      'Abdul Rahim',
      '19 Sep 2026',
      'Plain and short. I would add a word for those who are in the middle of it.',
    ),
  ],
};

/** Shown with the reviews: no customer has written them. */
export const reviewsNote = 'Sample reviews, written by us as examples.';

export const listReviews = (key: string): Review[] =>
  (reviewsByReport[key] ?? []).map((review, index) => ({ ...review, id: `${key}-${index + 1}` }));

/** For example "4.7". There must be at least one review. */
export function formatMeanRating(reviews: Review[]): string {
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return (sum / reviews.length).toFixed(1);
}
