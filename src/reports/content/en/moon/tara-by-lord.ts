/**
 * A day of each tara by the lord of its three nakshatras: counted on from any birth nakshatra, a tara falls on three nakshatras of one
 * lord of the Vimshottari order. Index tara - 1.
 */
import type { Graha } from '#src/astrology/contract.ts';

export const taraDayByLord: readonly Record<Graha, string>[] = [
  // Janma, birth
  {
    Sun: 'You care more than usual about respect. Bathe at sunrise, eat plain food, and keep away from arguments about who is in charge.',
    Moon: 'All your feelings are stronger. Eat what you like best, answer slowly, and give no large promise before tomorrow.',
    Mars: 'You are restless and quick to get angry. Go for a long walk early, use tools with care, and do not start a dispute.',
    Mercury:
      'Every message seems more important than it is. Read it twice, write little, and spend the day with people whom you know well.',
    Jupiter:
      'Large questions about your life come up. Sit with one of them, feed somebody, touch the feet of an elder, and decide later.',
    Venus:
      'Your wishes are strong, and shopping is tempting. Wear something comfortable, listen to music, and buy nothing costly.',
    Saturn:
      'Old duties come back to you. Do the usual work in the usual order and go to bed early; nothing more is asked of you.',
    Rahu: 'Your mind runs in many directions. Stay with known roads and known people, light a lamp at dusk, and try new things on another day.',
    Ketu: 'You are more sensitive than usual and like to be alone. Remember your ancestors, eat lightly, and do not plan too much work.',
  },
  // Sampat, plenty
  {
    Sun: 'Good for money that comes through your position. Ask in person for the fee, the title or the signature that was promised. A little gold may be bought.',
    Moon: 'Good for household stores. Buy rice, oil and school things for several weeks, and ask your mother or an aunt how they save.',
    Mars: 'Good for land, tools and machines. Get a quotation, buy the thing that lasts for years, and keep the bill and the guarantee.',
    Mercury:
      'Good for sums and for comparing. Send the invoice, compare prices, and stop a subscription that you do not use.',
    Jupiter:
      'Good for money that teaches or protects. Pay school fees, buy books or begin a long-term fund; ask an experienced adviser before you sign.',
    Venus:
      'Good for buying beautiful things of daily use, such as cloth or dishes, and for selling what you do not need. Friendly talk brings fair terms.',
    Saturn:
      'Good for small sums that stay. Pay an old due, ask for arrears, and buy iron, wool or shoes without hurry.',
    Rahu: 'Gains may come from an unusual side, such as an old contact or a new field. Try it with a sum that you can afford to lose.',
    Ketu: 'Look through old papers and drawers. A forgotten policy, deposit or family recipe can be worth something; claim what is yours.',
  },
  // Vipat, the snag
  {
    Sun: 'People in authority are easily annoyed. Keep your papers ready, correct nobody in front of others, and protect your head from the noon sun.',
    Moon: 'You forget small things because of your mood. Check the stove, the milk and the keys, and do not take morning remarks to heart.',
    Mars: 'Hurry causes small accidents. Leave ten minutes early, let the fast driver pass, check the gas, and do not climb ladders.',
    Mercury:
      'Mistakes happen in numbers and messages. Repeat every figure aloud, read before you sign, and make a copy of your files.',
    Jupiter:
      'You get much advice, and part of it is wrong. Thank the person, check the source, and do not lend books or money.',
    Venus:
      'Spending does not improve your mood now. Speak plainly with the person you love, and check the bookings and the brakes before a trip.',
    Saturn:
      'Everything takes longer at every counter. Carry a book and some food, repair what is loose, and leave old complaints alone.',
    Rahu: 'Somebody may try to mislead you. Open no unknown link, call back before you pay by UPI, and take the road that you know.',
    Ketu: 'Things get lost or break. Repair what you can, check your seat when you leave a train, and do not break off a contact.',
  },
  // Kshema, well-being
  {
    Sun: 'Good for putting house and papers in order. Air the bedding in the morning sun, and sit for a while with your father or an old person.',
    Moon: 'Good for home and rest. Move in, bathe the children, cook for two days, visit your mother, and go to sleep early.',
    Mars: 'Your strength comes back through light exercise, such as a swim or work in the garden. Talk calmly with a brother or sister about property.',
    Mercury:
      'Easy talk refreshes you. Call a cousin, tidy the desk, play cards, and answer letters that are not important.',
    Jupiter:
      'Good for blessings at home. Ask for one on a new house, read to a child, or take sweets to a teacher and stay a little.',
    Venus:
      'Good for comfort at home. Oil your hair, put flowers in the room, invite a dear person, and choose curtains or furniture.',
    Saturn:
      'What supports you is in order. The roof, the wage and the savings are safe, so fix a door, visit an old neighbour, and sleep early.',
    Rahu: 'A change of place does you good. Spend a night elsewhere or a day without news, and you enjoy your own home again.',
    Ketu: 'Quiet does you good. Light a lamp for your ancestors, fast lightly if it is your custom, and leave the phone in another room.',
  },
  // Pratyari, the opposite number
  {
    Sun: 'Somebody disputes your authority. Let them speak to the end, note the points, and answer after this day.',
    Moon: 'People react to your mood with theirs. Listen to what is behind the complaint, agree where you honestly can, and leave the rest until morning.',
    Mars: 'Every hard word comes back to you. Play a sport, but at work let the other side begin, and do not raise your voice.',
    Mercury:
      'Whatever you say gets a clever reply. Save the message as a draft, ask questions, and enjoy a debate or chess in the evening.',
    Jupiter:
      'Both sides think that they are right. Look up the rule, collect the best argument of the other side, and let a third person judge.',
    Venus:
      'Tastes differ between you and the people near you. Look at things together without buying, and share the bill.',
    Saturn:
      'A request is refused, and there is a reason. Ask for the rule in writing, keep the date, and bring the missing paper next time.',
    Rahu: 'Rumours spread fast. Post no opinion that can be forwarded, and find out first who gains from the quarrel.',
    Ketu: 'An old disagreement comes up again. Do not join it; finish your tea, go, and keep back the remark that hurts.',
  },
  // Sadhaka, accomplishment
  {
    Sun: 'Good for being seen by people in authority. Place an interview, a petition or an important visit here, before noon if possible.',
    Moon: 'Good for work with the public and for care. Cook for many, plant, or perform; others carry on what you begin.',
    Mars: 'You have strength and a clear aim. Do the heavy work, lay the foundation, make the hard call, and stop when it is done.',
    Mercury:
      'Good for learning and writing. Send the application, present your plan, or learn the hardest page by heart.',
    Jupiter:
      'Good for a large request to a person who can grant it. Teaching, admission forms, vows and ceremonies are well placed.',
    Venus:
      'Good for showing your work. Sing in front of people, open the shop, or tell somebody that you love them.',
    Saturn:
      'A long task moves forward. File the tax return, finish the chapter, or pour the concrete; one day does the work of three.',
    Rahu: 'Good for something you have never done. Open the online shop, call abroad, or apply by an unusual way.',
    Ketu: 'One hour with full attention succeeds: a repair, a prayer, a difficult page. Switch off everything else and finish before lunch.',
  },
  // Vadha, the check
  {
    Sun: 'Good for giving up a place that brings you only honour. Step down from one committee, and let another person have the last word.',
    Moon: 'Good for cleaning out the fridge and for ending an old hurt. Eat simply, and begin no habit that you want to keep.',
    Mars: 'Good for pulling weeds, scraping paint and hard cleaning. Use your force on things, and end one bad habit fully.',
    Mercury:
      'Good for cancelling. Close the account with needless charges, delete old files, and say important things tomorrow.',
    Jupiter:
      'Good for giving up an opinion that no longer fits. Return a borrowed book, and do not start a new course.',
    Venus:
      'Good for eating fewer sweets and giving away clothes. Reduce one expense, and put off a new relation or a purchase.',
    Saturn:
      'This is the strictest day for you, and so it is good for finishing. Pay the last instalment, close the file, and drop a grudge.',
    Rahu: 'Good for stopping: a game, a bet, too many hours on the screen. Start nothing of which you cannot see the end.',
    Ketu: 'Good for a clean end. Shave, fast, give away a coat, close the matter; begin on another day what should last.',
  },
  // Mitra, the friend
  {
    Sun: 'A person of rank is friendly to you. Introduce yourself, ask for a recommendation, and pay for the tea.',
    Moon: 'Guests come easily and feel at home. Invite the new neighbours, or make peace with a sister over a hot meal.',
    Mars: 'Good for work that makes you sweat together with others. Carry furniture, paint a wall or play doubles with a brother or a friend.',
    Mercury:
      'Talks and introductions succeed. Bring two people together who should know each other, and ask for a small favour.',
    Jupiter:
      'Good company teaches you something. Meet a teacher or a wise friend, and ask them to judge a quarrel fairly.',
    Venus:
      'You are welcome everywhere. Go to the concert, share a dessert, give an honest compliment, and ask whether you may join.',
    Saturn:
      'Old friends matter most. Write to the one to whom you owe a letter, or help somebody to shift house.',
    Rahu: 'New company can turn into friendship. Talk to a colleague from another state or to the person on the next seat.',
    Ketu: 'Few words are enough with the right person. Sit with a quiet friend, and let a misunderstanding go without a discussion.',
  },
  // Ati Mitra, the great friend
  {
    Sun: 'Good for thanking your father or a patron in front of others. Accept an honour, and ask for the one large favour.',
    Moon: 'Good for a family celebration or a pilgrimage by water. Tell your own people what they have meant to you.',
    Mars: 'Courage finds helpers. Start the long-planned trip, register the plot, or stand up for a friend.',
    Mercury:
      'News is good and travels fast. Sign with a friend, send your thanks at last, and book the tickets for all.',
    Jupiter:
      'Good for a ceremony, the naming of a child, or a request for the blessing of an elder. Give a gift without counting.',
    Venus:
      'Good for celebrations and new clothes. It is also a kind day for a wedding, an anniversary, or the question for somebody’s hand.',
    Saturn:
      'Good for thanking those who stood by you in hard years. Keep a promise to an elder, or sign for a long term.',
    Rahu: 'A far wish comes nearer: a journey, a meeting, a reunion. Ask boldly, because unexpected people are willing to help.',
    Ketu: 'Good for gratitude to the past. Visit the family temple or an old teacher, and give without writing your name.',
  },
];

/** How to use the calendar of nakshatras, by the lord of the birth nakshatra. */
export const taraLeadByLord: Record<Graha, string> = {
  Sun: 'The Moon stays in a star for about a day. Let the list choose the morning for an important call, and never let it decide whether you make the call.',
  Moon: 'The Moon moves on by one star a day. Choose between two free days with this list, and visit your friends on any day.',
  Mars: 'Each star lasts about a day. Use the list when you have two possible dates. When there is only one date, go.',
  Mercury:
    'The Moon spends about a day in each star. Plan visits and purchases by the list, but keep an appointment that falls on a strict day.',
  Jupiter:
    'The Moon spends about a day in each star. The old way is to begin a good work on a good day. Nobody gave up a duty because of the list.',
  Venus:
    'The Moon is in another star every day, and the mood of the day changes with it. Plan your free days by this list, and refuse no invitation because of it.',
  Saturn:
    'The Moon passes one star a day, and all 27 in a month. Use the list for what you can plan. A duty that falls on a strict day must still be done.',
  Rahu: 'The Moon enters a new star each day. Test the list for two rounds of 27 days, write down what happened, and trust your notes.',
  Ketu: 'The Moon changes its star daily. Look at the list when you are free to choose, and forget it when you are not.',
};
