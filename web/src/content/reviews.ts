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
      'My lagna changes four minutes later. They show that on a drawing and do not hide it.',
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
      'I would like more about children, but every statement has its reason.',
    ),
    createReviewContent(
      5,
      'Lakshmi Prasad',
      '9 Sep 2026',
      'Ordered it in South Indian style for my mother. She read it aloud to the whole family.',
    ),
  ],
  'career-wealth': [
    createReviewContent(
      5,
      'Nikhil Deshpande',
      '11 Oct 2026',
      'It said that I should stay until spring, and why. In March I got a better offer.',
    ),
    createReviewContent(5, 'Ritu Arora', '30 Sep 2026', 'The page about expenses helped me most.'),
    createReviewContent(
      4,
      'Joseph Mathew',
      '18 Sep 2026',
      'Written for salaried people, mostly. I run a shop, so not every example fits, but the years do.',
    ),
  ],
  'love-marriage': [
    createReviewContent(
      5,
      'Aditi Ghosh',
      '16 Oct 2026',
      'It does not say “you will marry in 2027”. It says which months are favourable and which are not. That was a relief.',
    ),
    createReviewContent(
      5,
      'Harpreet Sandhu',
      '5 Oct 2026',
      'We both ordered one and read each other’s. We talked about it the whole evening.',
    ),
    createReviewContent(
      4,
      'Zoya Mirza',
      '24 Sep 2026',
      'It is honest about what the navamsha can say when the birth time is not exact.',
    ),
  ],
  'life-blueprint': [
    createReviewContent(
      5,
      'Gauri Patil',
      '19 Oct 2026',
      'The chapter on the next years names months. I planned my move with it.',
    ),
    createReviewContent(
      5,
      'Venkat Raghavan',
      '7 Oct 2026',
      'I looked for sentences that are repeated or copied, and found none.',
    ),
    createReviewContent(
      4,
      'Shabnam Ali',
      '26 Sep 2026',
      'It is long. I read one chapter every Sunday, and that works well.',
    ),
    createReviewContent(
      5,
      'Prakash Rao',
      '12 Sep 2026',
      'I had it printed and bound. I keep it beside my grandfather’s horoscope.',
    ),
  ],
  'year-ahead': [
    createReviewContent(
      5,
      'Tanvi Shah',
      '13 Oct 2026',
      'Each month has its page. I read it on the first day of the month.',
    ),
    createReviewContent(
      4,
      'Manoj Pillai',
      '1 Oct 2026',
      'I miss the festivals, but the quiet weeks that it named were quiet.',
    ),
    createReviewContent(
      5,
      'Ishita Bose',
      '20 Sep 2026',
      'It advised no large decision in November. I waited, and it was right.',
    ),
  ],
  'numerology-profile': [
    createReviewContent(
      5,
      'Karan Malhotra',
      '10 Oct 2026',
      'Every sum is shown, so I could check all numbers myself.',
    ),
    createReviewContent(
      4,
      'Deepa Iyer',
      '28 Sep 2026',
      'Easy to read. I liked the part that compares the numbers with my chart.',
    ),
    createReviewContent(
      5,
      'Yusuf Khan',
      '15 Sep 2026',
      'A gift for my sister. She has now computed the numbers of the whole family.',
    ),
  ],
  'match-report': [
    createReviewContent(
      5,
      'Priya Nambiar',
      '12 Nov 2026',
      'Our bhakoot dosha had two exceptions. The report names both, and the book they come from.',
    ),
    createReviewContent(
      4,
      'Rakesh Solanki',
      '4 Nov 2026',
      'My parents read the tables, we read the pages on money and family. All of us understood it.',
    ),
    createReviewContent(
      5,
      'Farah Qureshi',
      '27 Oct 2026',
      'It says plainly what 21 points mean and what they do not mean.',
    ),
  ],
  'free-kundli': [
    createReviewContent(
      5,
      'Pooja Bhatt',
      '18 Oct 2026',
      'It is really free: my own chart in plain words, and nobody called me afterwards.',
    ),
    createReviewContent(
      5,
      'Suresh Naidu',
      '6 Oct 2026',
      'It has the same degrees that my family astrologer wrote down by hand in 1988.',
    ),
    createReviewContent(
      4,
      'Maria Fernandes',
      '22 Sep 2026',
      'It is short, but it explains every word. Now I know what a nakshatra is.',
    ),
  ],
  'moon-and-nakshatra': [
    createReviewContent(
      5,
      'Ankita Sinha',
      '15 Oct 2026',
      'I knew only the name of my star. Now I know its deity, its animal and its nature.',
    ),
    createReviewContent(
      4,
      'Rahul Verma',
      '29 Sep 2026',
      'I read it twice and found something new the second time.',
    ),
    createReviewContent(
      5,
      'Sneha Kulkarni',
      '17 Sep 2026',
      'We used it for the naming of our baby: it gives the first syllable.',
    ),
  ],
  'sade-sati-check': [
    createReviewContent(
      5,
      'Mohan Lal',
      '12 Oct 2026',
      'Other people had frightened me. This report shows when Sade Sati ends, and what it is not.',
    ),
    createReviewContent(5, 'Jyoti Saxena', '3 Oct 2026', 'My mother-in-law does not worry any more.'),
    createReviewContent(
      4,
      'Abdul Rahim',
      '19 Sep 2026',
      'Plain and short. I would like more advice for the middle part.',
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
