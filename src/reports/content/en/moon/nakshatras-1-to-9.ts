/** Ashwini to Ashlesha. */
import type { NakshatraText } from './nakshatra-type.ts';

export const firstNine: readonly NakshatraText[] = [
  {
    epithet: 'the horse owners',
    deity: 'the Ashvins, the twin riders who arrive at dawn to help',
    symbol: 'a horse’s head',
    nature: 'swift',
    tree: 'the kuchla, a forest tree to visit rather than to plant, as its seeds are poisonous',
    story:
      'Two riders come before sunrise, restore what was broken and are gone before breakfast. The first of the stars belongs to them: a place of quick help, of new starts, and of horses that dislike a closed gate.',
    statements: [
      {
        text: 'You go before you are quite packed. Helping is a reflex with you, and your best rescues took less time than other people needed to decide whether it was their business.',
        because: 'Ashwini belongs to the Ashvins, who in the Veda arrive in time.',
      },
      {
        text: 'You look and feel younger than the calendar claims. A fresh plan on Monday restores you more reliably than a restful Sunday.',
        because: 'Ashwini opens the circle of the twenty-seven.',
      },
      {
        text: 'You prefer your own route to anyone’s instructions. Much of what you know was learnt by trying it at speed and laughing at the bruise.',
        because: 'Ketu, dasha lord of Ashwini, teaches by plunging in.',
      },
    ],
    gift: 'You are at your best in the first hour of anything, when others are still looking for the light.',
    caution: 'You leave before the thanks, and sometimes before the work is dry.',
  },
  {
    epithet: 'the bearer',
    deity: 'Yama, who keeps order and the last account',
    symbol: 'a womb, or a vessel that carries',
    nature: 'fierce',
    tree: 'the amla, sour first and sweet after',
    story:
      'The keeper of the gate stands here, at the place where lives come in and go out. It is a star of carrying: children, secrets, responsibility, strong wishes, each for its full term.',
    statements: [
      {
        text: 'You can hold a great deal for a long time. Families put their heavy parcels in your arms, having noticed that you do not drop them.',
        because: 'Bharani means one who bears.',
      },
      {
        text: 'You are drawn to the strong versions of things: real love, full flavour, the honest last line. Moderation comes to you by decision and not by temperament.',
        because: 'Bharani is governed by Venus, graha of desire.',
      },
      {
        text: 'A sense of fair account lives in you. You keep faith with a promise even when it has become inconvenient, and notice in silence who does not.',
        because: 'Yama, who presides over Bharani, is the king of right order.',
      },
    ],
    gift: 'You carry a thing to its end, and people who were carried do not forget.',
    caution: 'You take a burden up because it is there. Ask whose it is.',
  },
  {
    epithet: 'the cutters',
    deity: 'Agni, the fire',
    symbol: 'a blade, or a flame',
    nature: 'mixed',
    tree: 'the gular, or cluster fig',
    story:
      'Six foster mothers nursed the young general of the gods, and a flame is their sign. This star cooks, cuts and purifies; it feeds people by means of something hot and sharp.',
    statements: [
      {
        text: 'You divide the true from the nearly true at one stroke. It makes you a fine critic, a useful friend before an interview, and a guest with whom it is unwise to bluff.',
        because: 'Krittika means those who cut.',
      },
      {
        text: 'There is care behind your sharpness. You scold the ones you feed, feed the ones you scold, and would be baffled to hear it called contradiction.',
        because: 'the six Krittikas were nurses as well as flames.',
      },
      {
        text: 'You work hot. A task takes hold of you, is done completely, and leaves you with a need for cool water and a window.',
        because: 'Krittika has Agni for its deity and the Sun for its dasha lord.',
      },
    ],
    gift: 'You know what to leave out, which is the larger half of making anything well.',
    caution: 'Warm the blade before use: half your cuts need to be made only once, and quietly.',
  },
  {
    epithet: 'the growing, the red',
    deity: 'Prajapati, the maker of creatures',
    symbol: 'a cart drawn by an ox',
    nature: 'fixed',
    tree: 'the jamun',
    story:
      'Of his twenty-seven star brides the Moon loved this one best and stayed too long, as the old story has it. Things ripen here: crops, children, faces, markets, affection.',
    statements: [
      {
        text: 'What is near you grows. Plants, pupils, a small shop, a friend’s self-esteem: you water it without much ceremony and it turns towards you.',
        because: 'Rohini is the star of rising sap, and Prajapati its deity.',
      },
      {
        text: 'You are pleasant to look at while you are thinking of something pleasant, and you know the effect. Charm of this kind is a tool; you use it mostly to make peace.',
        because: 'the old story calls Rohini the Moon’s favourite.',
      },
      {
        text: 'You want what you love to stay. Holding on lightly is the later lesson, and it has the curious result that more stays.',
        because: 'Rohini is a fixed star, and the Moon its dasha lord.',
      },
    ],
    gift: 'You have the patience to let a good thing become a large one.',
    caution: 'Comfort answers many of your questions before you have heard them out.',
  },
  {
    epithet: 'the deer’s head',
    deity: 'Soma, the cool and shining juice of the Moon',
    symbol: 'the head of a deer',
    nature: 'tender',
    tree: 'the khair',
    story:
      'A deer lifts its head at the edge of the trees, having caught a scent. This is the star of the search, gentle, nervous and fragrant, always certain that the thing is just beyond the next clearing.',
    statements: [
      {
        text: 'You are looking for something, and the looking keeps you young. You try cities, methods and tastes with a light step, and bring back a little of each.',
        because: 'the deer of Mrigashira is in the Veda also the one who is sought.',
      },
      {
        text: 'You are soft of approach and quick to startle. A harsh opening loses you; a well-chosen word, a scent, a tune brings you back to the path.',
        because: 'Mrigashira is sacred to Soma, delicate and drawn from pressed stems.',
      },
      {
        text: 'You compare. It sharpens your taste and prolongs your shopping, and in conversation it makes you the one who recalls what was said the first time.',
        because: 'Mrigashira lies half in Taurus and half in talkative Gemini.',
      },
    ],
    gift: 'Your curiosity is gentle, so people open their doors to it.',
    caution: 'The field behind the next hedge is generally another field.',
  },
  {
    epithet: 'the moist one',
    deity: 'Rudra, lord of storms',
    symbol: 'a drop, a tear or a gem',
    nature: 'sharp',
    tree: 'the krishna agaru, which scents when it is wounded',
    story:
      'Rudra howls, the sky breaks, and afterwards every leaf is clean. It is the star of the storm and of the freshness that comes out of it; tears are counted here among the useful waters.',
    statements: [
      {
        text: 'You think strongest under pressure. When the comfortable explanation gives way, you are already looking through the gap with interest.',
        because: 'Ardra is the wet air of a thunderstorm, and Rudra stands in it.',
      },
      {
        text: 'Your feelings break and clear. You say the thing that nobody liked to say, cry or laugh hard, and are tender for the whole of the evening.',
        because: 'the emblem of Ardra is a drop, the moment after the cloud.',
      },
      {
        text: 'You have a mind for whatever is complicated: systems, chemistry, code, people. Puzzles that drove others out of the room keep you there past dinner.',
        because: 'Ardra is held by Rahu, graha of the unusual.',
      },
    ],
    gift: 'You can look at a wreck and see which parts are good.',
    caution: 'Not every calm is a lie. Some of them are simply Tuesday.',
  },
  {
    epithet: 'the return of the light',
    deity: 'Aditi, the boundless mother of the gods',
    symbol: 'a quiver of arrows, or a house',
    nature: 'movable',
    tree: 'the bamboo',
    story:
      'After the storm the light comes back, and it is the same light. Aditi, who has room for everybody, presides over this star of second chances, of homecoming, of the arrow that returns to the quiver.',
    statements: [
      {
        text: 'You start again well. A failed venture, a move, a misunderstanding: you sweep up, hum, and are at the door with your bag a little lighter than before.',
        because: 'Punarvasu means good again, or bright again.',
      },
      {
        text: 'You have space in you for other people’s confusion. Guests stay longer than they said, and you find that you had cooked enough.',
        because: 'Punarvasu is the star of Aditi, the unbound and roomy one.',
      },
      {
        text: 'You need little and are content with it. Your wants are simple, your travels frequent, and your idea of riches includes an afternoon with nothing in it.',
        because: 'Jupiter, dasha lord of Punarvasu, is full without being filled.',
      },
    ],
    gift: 'You give second chances, and you know how to take them.',
    caution: 'Goodness repeated becomes habit; check now and then that it is still welcome.',
  },
  {
    epithet: 'the nourisher',
    deity: 'Brihaspati, teacher of the gods',
    symbol: 'a flower, or the udder of a cow',
    nature: 'swift',
    tree: 'the peepal',
    story:
      'The priest of the gods feeds his pupils with milk first and with grammar afterwards. For many kinds of beginning this has been held the kindest of the stars; care, counsel and good order flow from it.',
    statements: [
      {
        text: 'You nourish by principle. You advise, feed, pay a fee without mentioning it, and see to it that the rule is kept, since you believe that rules feed people too.',
        because: 'Pushya comes from a word for thriving, and Brihaspati guards it.',
      },
      {
        text: 'Tradition has a friend in you. You know why a custom is kept, or you go and find out, and you improve it by keeping it well.',
        because: 'the guardian of Pushya is teacher of the gods and also their priest.',
      },
      {
        text: 'Under the mildness there is a strict timetable. You are patient with the weak, less so with the lazy, and you trust steadiness above brilliance.',
        because: 'Saturn, strict and fair, is the dasha lord of Pushya.',
      },
    ],
    gift: 'People grow up well around you, at whatever age they meet you.',
    caution: 'Being right can feel to others like being managed.',
  },
  {
    epithet: 'the embrace',
    deity: 'the Nagas, serpents who guard treasure',
    symbol: 'a coiled serpent',
    nature: 'sharp',
    tree: 'the nagkesar',
    story:
      'The serpents lie around what is precious and do not blink. Ashlesha winds itself about its object, learns it by heart, and knows that one drop of the same substance can be a poison or a remedy.',
    statements: [
      {
        text: 'You perceive a motive before it is dressed. It makes you hard to fool and, when you are kind, very easy to confess to.',
        because: 'the serpents of Ashlesha are said to hear through the ground.',
      },
      {
        text: 'You hold close what you love. Affection in your style is an embrace with a good grip, and learning to loosen it by one finger keeps it sweet.',
        because: 'Ashlesha means clinging, or entwined.',
      },
      {
        text: 'Words are your potion. You persuade by tone and timing, you know the sentence that ends a quarrel, and you know its twin, which you would be wise to leave in the bottle.',
        because: 'Ashlesha is governed by Mercury, graha of speech.',
      },
    ],
    gift: 'You understand what people mean when they cannot say it.',
    caution: 'Suspicion is your intuition on a bad night’s sleep.',
  },
];
