import { HomePage } from '../player/home/home-page.tsx';
import { loadTexts } from '../shared/i18n/i18n.ts';
import { part } from '../shared/loading/part.tsx';
import { WhenSeen } from '../shared/ui/pages/when-seen.tsx';

const Lobby = part(async () => {
  const [lobby] = await Promise.all([import('../betting/lobby/lobby.tsx'), loadTexts('sport')]);
  return lobby;
});

const FeaturedGames = part(
  async () => {
    const [games] = await Promise.all([
      import('../player/games/featured/featured-games.tsx'),
      loadTexts('game'),
    ]);
    return games;
  },
  { waiting: <div className="min-h-64" /> },
);

/** The room it takes once it is there, so that nothing below it jumps. */
const room = 'min-h-[58rem] sm:min-h-[55rem] lg:min-h-[31rem]';

/** The main page with what is open on it, which comes as a part of its own. */
export function MainPage() {
  return (
    <HomePage
      lobby={
        <div className={room}>
          <Lobby />
        </div>
      }
      games={
        <WhenSeen className="min-h-64">
          <FeaturedGames />
        </WhenSeen>
      }
    />
  );
}
