/** Jupiter in each sign counted from the natal Moon, first to twelfth. */
export const jupiter = [
  'Jupiter in your Moon’s own sign makes you the one others come to for advice, and moves you about in the bargain. The lists do not praise the place; appetite grows, so does the waist of every plan.',
  'Means and good words: Jupiter is liked here. Ask for the rate you are worth, mend a family silence, and put a fixed part of each salary where you cannot see it.',
  'Jupiter in the third has a teacher carrying bricks. Results come by effort and short trips and little by luck, so pick the one task that deserves the walking.',
  'Comfort costs a little more than it gives just now. Relatives, vehicles and walls ask for attention; be generous at home by rule and not by mood.',
  'Jupiter is in one of its happiest places. Learning sticks, children and pupils delight, and a wise choice made on a cheerful morning tends to look well in the ledger too.',
  'Jupiter does service in the sixth, and finds it dull. Small obligations multiply, so help two people thoroughly and let the other eight find their own form.',
  'Jupiter sits opposite and smiles. Partnerships, journeys and agreements are on good ground, and somebody you meet in these months speaks well of you elsewhere.',
  'In the eighth Jupiter’s lamp is under the stairs. Study something deep, keep journeys practical, and answer an offer only after you have slept on the third page.',
  'Fortune in the old sense: a teacher, a blessing, a door held open. Say yes to the journey with a purpose, and give a little in advance of receiving.',
  'Status is rearranged, which feels like standing on a bus. Hold the rail of routine, let titles shift, and do not resign in the week you first think of it.',
  'Gains, friends, and the news you had waited for: few places are better. Join what you believe in and let your elders introduce you.',
  'Jupiter spends, mostly on good things. Decide the sum for travel, giving and repairs beforehand; within that sum be as open-handed as you please.',
] as const;
