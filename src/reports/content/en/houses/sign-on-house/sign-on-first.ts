/** The sign of the first house: vitality. */
export const signOnFirst = [
  'You run on ignition. Mornings begin at full volume, energy comes in sprints, and an hour of movement repairs a mood that an evening of discussing it would only have stretched.',
  'Your fuel is regular: meals on time, a known pillow, the same cup. You tire late and recover fully, and any change is easiest when one pleasant thing stays exactly as it was.',
  'Variety charges your battery. Two tasks rest you better than one, a stroll with a podcast counts as sleep, and fatigue usually means that you have been bored since noon.',
  'You run on mood, and mood runs on supper. Strength waxes and wanes within your month, so put heavy work on the full days and leave soup in the freezer for the others.',
  'Warmth is what drives you, given and received. A day on which you were noticed leaves you fresh at midnight; a day spent unseen tires you by four, however light the work was.',
  'Order gives you energy. A made bed, a sharp pencil, food that agrees with you: small maintenance does for you what holidays do for others, and worry eats more of your strength than work.',
  'You take your strength from proportion. Noise, haste and ugly light drain you, pleasant company refills you within minutes, and you rest properly only once a decision is off the table.',
  'Your engine is built for the long dive. You can go without, hold on and come back from what looked like the last of your strength; simply remember to surface on weekdays.',
  'Distance is your motor oil. Fresh air, a goal on the horizon and a reason to laugh keep you young, while small rooms and small print make your knees restless within the hour.',
  'You were issued with a slow fire. It warms up late in the day and late in life, burns on less than others need, and asks only that rest be entered in the diary.',
  'Your energy keeps its own timetable. Hours of stillness, then a burst at eleven at night; new ideas act on you like coffee, and a day without strangers or surprises leaves you oddly flat.',
  'You absorb the day like cloth. Strength comes from water, music, sleep and kindly company, and half of the tiredness you carry home was somebody else’s when the morning began.',
] as const;
