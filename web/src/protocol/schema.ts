// Made by "npm run types" from the schemas of the house.

export interface paths {
    "/alive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Alive
         * @description Whether this process answers at all.
         */
        get: operations["alive_alive_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/almanac/cardia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cardia Almanac
         * @description What is known of each card beyond its face.
         */
        get: operations["cardia_almanac_api_almanac_cardia_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/almanac/gwent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gwent Almanac
         * @description What is known of each card beyond its face.
         */
        get: operations["gwent_almanac_api_almanac_gwent_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/books/CAR/{spoken}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cardia Book
         * @description The rules of a game, chapter by chapter, in this language if they were translated, else in English.
         */
        get: operations["cardia_book_api_books_CAR__spoken__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/books/GWT/{spoken}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gwent Book
         * @description The rules of a game, chapter by chapter, in this language if they were translated, else in English.
         */
        get: operations["gwent_book_api_books_GWT__spoken__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find By Code
         * @description The room that waits for guests and has this code.
         */
        post: operations["find_by_code_api_codes_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count
         * @description A table of cardboard as the rules see it; nothing is kept.
         */
        post: operations["count_api_companion_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decks/appraise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appraise Deck
         * @description A deck on the workbench: what every law says of it, and what it is made of.
         */
        post: operations["appraise_deck_api_decks_appraise_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decks/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check Deck
         * @description Whether a deck may be played; what is wrong with it is an answer, not a failure.
         */
        post: operations["check_deck_api_decks_check_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/figures/cardia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cardia Figures
         * @description Tables that show rules at work.
         */
        get: operations["cardia_figures_api_figures_cardia_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/figures/gwent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gwent Figures
         * @description Tables that show rules at work.
         */
        get: operations["gwent_figures_api_figures_gwent_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games
         * @description What can be played, by which rules, against which bots, with which ready decks.
         */
        get: operations["games_api_games_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/house": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Facts
         * @description What a guest may know about the house itself.
         */
        get: operations["facts_api_house_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lesson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Teach
         * @description A step of a lesson, and what became of the reader's answer; nothing is kept.
         */
        post: operations["teach_api_lesson_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lessons
         * @description What is taught of every game.
         */
        get: operations["lessons_api_lessons_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/library/cardia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cardia Library
         * @description Every character, guardian and scene of Cardia.
         */
        get: operations["cardia_library_api_library_cardia_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/library/gwent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gwent Library
         * @description Every card and leader of Gwent.
         */
        get: operations["gwent_library_api_library_gwent_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/practice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try Out
         * @description Answers after a record, as one seat sees them; nothing is kept.
         */
        post: operations["try_out_api_practice_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Puzzles
         * @description Every puzzle of every game in short, and which is that of the day: the reader's own date.
         */
        get: operations["list_puzzles_api_puzzles_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/sketch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set Up
         * @description A table set up by hand, as a record from a position; all that is wrong with it at once.
         */
        post: operations["set_up_api_puzzles_sketch_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try Puzzle
         * @description What the reader has answered, what became of it, and the table; nothing is kept.
         */
        post: operations["try_puzzle_api_puzzles_table_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sum Up
         * @description A recorded game in a few words: who played whom with what, and how it ended.
         */
        post: operations["sum_up_api_records_summary_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look Through
         * @description A few steps of a recorded game; any record of any ruleset that the house knows.
         */
        post: operations["look_through_api_replay_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replay/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comment
         * @description A record with comments on its moves; who played it, and how, stays as it is.
         */
        post: operations["comment_api_replay_comments_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review
         * @description The next answer of a recorded game that can be judged: what it was worth, and what was better.
         */
        post: operations["review_api_review_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Rooms
         * @description The rooms that anybody may find.
         */
        get: operations["list_rooms_api_rooms_get"];
        put?: never;
        /**
         * Open Room
         * @description Open a room; the opener is its host.
         */
        post: operations["open_room_api_rooms_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rooms/{room}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look In
         * @description A room from outside the table.
         */
        get: operations["look_in_api_rooms__room__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rooms/{room}/commands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Command
         * @description The same commands as over the feed.
         */
        post: operations["command_api_rooms__room__commands_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rooms/{room}/door": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let Network In
         * @description Others in this network may come; only the host can ask for it, and only at this computer.
         */
        post: operations["let_network_in_api_rooms__room__door_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rooms/{room}/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Feed
         * @description Everything since that number, for those who keep no connection open.
         */
        get: operations["read_feed_api_rooms__room__feed_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rooms/{room}/foresight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look Ahead
         * @description For the question that is open for you; empty where nothing can be said, or not in time.
         */
        get: operations["look_ahead_api_rooms__room__foresight_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rooms/{room}/guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come In
         * @description Join by an invitation, or a listed room without one.
         */
        post: operations["come_in_api_rooms__room__guests_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rooms/{room}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest
         * @description For the question that is open for you, by what you see; not where other people play.
         */
        get: operations["suggest_api_rooms__room__hint_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rooms/{room}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite
         * @description A new invitation for a friend.
         */
        post: operations["invite_api_rooms__room__invitations_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rooms/{room}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Record
         * @description The record of a finished game, with the proof of its deal; an earlier one of the room by its number.
         */
        get: operations["read_record_api_rooms__room__record_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rooms/{room}/welcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Welcome
         * @description How friends find this room.
         */
        get: operations["welcome_api_rooms__room__welcome_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rules/CAR/{spoken}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cardia Rules
         * @description Every rule in its order, in this language if it was translated, else in English.
         */
        get: operations["cardia_rules_api_rules_CAR__spoken__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rules/GWT/{spoken}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gwent Rules
         * @description Every rule in its order, in this language if it was translated, else in English.
         */
        get: operations["gwent_rules_api_rules_GWT__spoken__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schema/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Feed Schema
         * @description The JSON Schema of the feed's messages.
         */
        get: operations["feed_schema_api_schema_feed_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin Study
         * @description Begin to study a deck; a study that was begun before ends.
         */
        post: operations["begin_study_api_studies_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studies/{study}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End Study
         * @description It is not needed any more.
         */
        delete: operations["end_study_api_studies__study__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studies/{study}/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go On
         * @description Let the bots play a few games more, when nobody else needs them.
         */
        post: operations["go_on_api_studies__study__games_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ready
         * @description Whether the house can write, and how much is going on; 503 with the reason if it cannot.
         */
        get: operations["ready_health_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Accepted
         * @description The command is done and on disk; `number` is the place of the feed that it led to.
         */
        Accepted: {
            /** Nonce */
            nonce: string;
            /** Number */
            number: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "accepted";
        };
        /** Agree */
        Agree: {
            /** Nonce */
            nonce: string;
            /** Request */
            request: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "agree";
        };
        /**
         * AllowChat
         * @description The host lets the players write to each other, or no longer.
         */
        AllowChat: {
            /** Allowed */
            allowed: boolean;
            /** Nonce */
            nonce: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "allow_chat";
        };
        /**
         * Almanac
         * @description All cards of a game; `runs` are the games in which something was counted.
         */
        Almanac: {
            /** Cards */
            cards: components["schemas"]["CardNotes"][];
            /** Rulings */
            rulings: components["schemas"]["Ruling"][];
            /** Runs */
            runs: {
                [key: string]: components["schemas"]["ArenaRun"];
            };
        };
        /**
         * Answer
         * @description An answer to one question; a question that is closed cannot be answered again.
         */
        Answer: {
            /** Nonce */
            nonce: string;
            /** Question */
            question: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "answer";
            /** Word */
            word: string;
        };
        /**
         * AppraisedDeck
         * @description A deck as it was understood; `misread` are the lines that were not, and what it left out.
         *
         *     `text` is its file, `code` its share code or nothing if it has none (`uncoded` says why), `line` how
         *     records write it without its name: two decks with the same line are the same.
         */
        AppraisedDeck: {
            /** Cards */
            cards: {
                [key: string]: number;
            };
            /**
             * Code
             * @default
             */
            code: string;
            /** Curve */
            curve: components["schemas"]["Tally"][];
            /**
             * Faction
             * @default
             */
            faction: string;
            /**
             * Leader
             * @default
             */
            leader: string;
            /**
             * Line
             * @default
             */
            line: string;
            /** Misread */
            misread: components["schemas"]["Refusal"][];
            /**
             * Name
             * @default
             */
            name: string;
            /** Roles */
            roles: components["schemas"]["Tally"][];
            /** Rows */
            rows: components["schemas"]["Tally"][];
            /**
             * Text
             * @default
             */
            text: string;
            /** Totals */
            totals: components["schemas"]["Tally"][];
            /** Uncoded */
            uncoded: components["schemas"]["Refusal"][];
            /** Verdicts */
            verdicts: components["schemas"]["LawVerdict"][];
        };
        /**
         * ArenaRun
         * @description The games from which the numbers come.
         */
        ArenaRun: {
            /** Bot */
            bot: string;
            /** Command */
            command: string;
            /** Decks */
            decks: number;
            /** Games */
            games: number;
            /** Seed */
            seed: number;
            /** Version */
            version: string;
        };
        /**
         * Ask
         * @description Something that the others must agree to.
         */
        Ask: {
            /**
             * Bot
             * @default null
             */
            bot: string | null;
            /** Nonce */
            nonce: string;
            /**
             * Seat
             * @default null
             */
            seat: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ask";
            /**
             * Wish
             * @enum {string}
             */
            wish: "take_back" | "draw" | "rematch" | "swap" | "takeover" | "seat";
        };
        /**
         * BankClock
         * @description A bank for the whole game; every decision adds a little.
         */
        BankClock: {
            /**
             * Increment
             * @default 10
             */
            increment: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "bank";
            /**
             * Seconds
             * @default 600
             */
            seconds: number;
        };
        /**
         * Book
         * @description The rules of a game in one language; `choices` are the points on which tables may differ.
         */
        Book: {
            /** Chapters */
            chapters: components["schemas"]["BookChapter"][];
            /** Choices */
            choices: components["schemas"]["RuleChoices"][];
            /** Foreword */
            foreword: string[];
            /** Game */
            game: string;
            /** Letters */
            letters: string;
        };
        /**
         * BookChapter
         * @description `text` stands before its rules and belongs to none.
         */
        BookChapter: {
            /** Number */
            number: number;
            /** Rules */
            rules: components["schemas"]["BookRule"][];
            /** Text */
            text: string[];
            /** Title */
            title: string;
        };
        /**
         * BookRule
         * @description A rule, and the names of the agreements on which it depends.
         */
        BookRule: {
            /** Id */
            id: string;
            /** Options */
            options: string[];
            /** Text */
            text: string[];
            /** Title */
            title: string;
        };
        /**
         * Bring
         * @description The decks for a seat: a starter's faction, a share code or the text of a deck file.
         */
        Bring: {
            /** Decks */
            decks: string[];
            /** Nonce */
            nonce: string;
            /**
             * Seat
             * @default null
             */
            seat: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bring";
        };
        /**
         * BroughtDeck
         * @description A deck of a line-up as everybody may know it.
         */
        BroughtDeck: {
            /** Faction */
            faction: string;
            /** Has Won */
            has_won: boolean;
            /** Leader */
            leader: string;
        };
        /**
         * CardiaBoxCard
         * @description A guardian or a scene; its text follows from its effects, `cardia-effect-<verb>` each.
         */
        CardiaBoxCard: {
            /** Effects */
            effects: string[][];
            /** Exclusive */
            exclusive: boolean;
            /** Faction */
            faction: string;
            /** House */
            house: string;
            /** Key */
            key: string;
            /** Kind */
            kind: string;
            /** Name */
            name: string;
        };
        /**
         * CardiaCard
         * @description A character; its text is the message `cardia-text-<key>`.
         */
        CardiaCard: {
            /** Deck */
            deck: string;
            /** Faction */
            faction: string;
            /** Influence */
            influence: number;
            /** Key */
            key: string;
            /** Name */
            name: string;
            /** Ongoing */
            ongoing: boolean;
        };
        /** CardiaLibrary */
        CardiaLibrary: {
            /** Box */
            box: components["schemas"]["CardiaBoxCard"][];
            /** Characters */
            characters: components["schemas"]["CardiaCard"][];
            /** Factions */
            factions: string[];
        };
        /**
         * CardiaProspect
         * @description After this answer: the encounters that change, the signets of both seats.
         *
         *     `game` is the seat that would win the game at once, or -1 if nobody would.
         */
        CardiaProspect: {
            /** Encounters */
            encounters: components["schemas"]["Outcome"][];
            /** Game */
            game: number | null;
            /** Signets */
            signets: number[];
            /** Word */
            word: string;
        };
        /**
         * CardiaView
         * @description The table as one seat may know it; a spectator is seat -1.
         */
        CardiaView: {
            /** Asked */
            asked: number[];
            /** Current */
            current: number;
            /** Decided */
            decided: boolean;
            /** Drawn Games */
            drawn_games: number;
            /** Edition */
            edition: number;
            /** First */
            first: number;
            /** Game */
            game: number;
            /** Guardians */
            guardians: components["schemas"]["GuardianView"][];
            /** Laid */
            laid: components["schemas"]["LaidView"][][];
            /** Opened */
            opened: boolean[];
            /** Options */
            options: string[];
            /** Over */
            over: boolean;
            /** Pending */
            pending: string[];
            /** Phase */
            phase: number;
            /** Played At */
            played_at: number;
            /** Resolved */
            resolved: number;
            /** Round */
            round: number;
            /** Row */
            row: components["schemas"]["EncounterView"][];
            /** Rules */
            rules: string;
            /** Scenes */
            scenes: components["schemas"]["SceneView"][];
            /** Seat */
            seat: number;
            /** Seats */
            seats: components["schemas"]["taverne__cardia__view__SeatView"][];
            /** Shape */
            shape: string;
            /** Tied */
            tied: boolean;
            /** Winners */
            winners: number[];
        };
        /**
         * CardNotes
         * @description What there is to know of a card beyond its face; `names` by language, `run` names its games.
         */
        CardNotes: {
            /** Becomes */
            becomes: string[];
            /** Called By */
            called_by: string[];
            /** Calls */
            calls: string[];
            /** Comes From */
            comes_from: string[];
            /** Key */
            key: string;
            /** Names */
            names: {
                [key: string]: string;
            };
            pace: components["schemas"]["Pace"] | null;
            /** Rules */
            rules: string[];
            /** Rulings */
            rulings: string[];
            /**
             * Run
             * @default cards
             */
            run: string;
            /** Shares */
            shares: components["schemas"]["Share"][];
        };
        /**
         * CardView
         * @description A card in the row.
         */
        CardView: {
            /** Card */
            card: string;
            /** Claims */
            claims: number;
            /** Engineers */
            engineers: number;
            /** Influence */
            influence: number;
            /** Modifier */
            modifier: number;
            /** Ongoing */
            ongoing: number;
            /** Printed */
            printed: number;
        };
        /**
         * ChangeView
         * @description These cards go, these come, and what that brings.
         */
        ChangeView: {
            gain: components["schemas"]["EstimateView"];
            /** Into */
            into: string[];
            /** Out */
            out: string[];
        };
        /**
         * Chapter
         * @description The step at which a round, a duel of a match or a game of a match began.
         */
        Chapter: {
            /** Kind */
            kind: string;
            /** Number */
            number: number;
            /** Step */
            step: number;
        };
        /**
         * Chat
         * @description Words of one's own, where the host allows them.
         */
        Chat: {
            /** Nonce */
            nonce: string;
            /** Text */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "chat";
        };
        /**
         * CheckedDeck
         * @description The deck as it was understood, and every complaint about it.
         */
        CheckedDeck: {
            /** Cards */
            cards: {
                [key: string]: number;
            };
            /** Complaints */
            complaints: components["schemas"]["Refusal"][];
            /**
             * Faction
             * @default
             */
            faction: string;
            /**
             * Leader
             * @default
             */
            leader: string;
            /** Legal */
            legal: boolean;
            /**
             * Name
             * @default
             */
            name: string;
        };
        /**
         * Claim
         * @description The victory over a player who has been away too long.
         */
        Claim: {
            /** Nonce */
            nonce: string;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "claim";
        };
        /**
         * Close
         * @description The host closes a room in which nobody plays.
         */
        Close: {
            /** Nonce */
            nonce: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "close";
        };
        /**
         * CodeWish
         * @description Words that somebody heard; case, spaces and hyphens do not matter.
         */
        CodeWish: {
            /** Code */
            code: string;
        };
        /**
         * Comment
         * @description What somebody said about the game as it stood after this step.
         */
        Comment: {
            /** Step */
            step: number;
            /** Text */
            text: string;
        };
        /** CommentedRecord */
        CommentedRecord: {
            /** Record */
            record: string;
        };
        /**
         * CommentsWish
         * @description A record, and all that is to be said in it; one without text is taken away.
         */
        CommentsWish: {
            /** Comments */
            comments: components["schemas"]["CommentWish"][];
            /** Record */
            record: string;
        };
        /** CommentWish */
        CommentWish: {
            /** Step */
            step: number;
            /** Text */
            text: string;
        };
        /**
         * Companion
         * @description The table after the deed as it lies and as the rules see it, and what happened on the way.
         *
         *     While something has to be told, `asks` says what, and all else is how far it has come.
         */
        Companion: {
            asks: components["schemas"]["Telling"] | null;
            /** Happenings */
            happenings: components["schemas"]["GameHappening"][];
            standing: components["schemas"]["Standing"];
            table: components["schemas"]["RealTable"];
            /** View */
            view: components["schemas"]["GwentView"] | components["schemas"]["MatchView"] | components["schemas"]["CardiaView"];
        };
        /**
         * CompanionWish
         * @description What is asked of the rules at such a table; `told` is what people saw there meanwhile, in order.
         */
        CompanionWish: {
            /**
             * Deed
             * @default read
             */
            deed: string;
            /**
             * Game
             * @enum {string}
             */
            game: "gwent" | "cardia";
            table: components["schemas"]["RealTable"];
            /**
             * Told
             * @default []
             */
            told: string[];
        };
        /**
         * DaysClock
         * @description Play by correspondence: so many days for every decision.
         */
        DaysClock: {
            /**
             * Days
             * @default 3
             */
            days: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "days";
        };
        /**
         * DeckMend
         * @description The smallest change by which a deck obeys its law: these go, these come, and the deck as it then is.
         */
        DeckMend: {
            /** Into */
            into: string[];
            /** Out */
            out: string[];
            /** Source */
            source: string;
        };
        /**
         * DeckToAppraise
         * @description A deck from anywhere, and those with which it would go to a tournament.
         */
        DeckToAppraise: {
            /**
             * Beside
             * @default []
             */
            beside: string[];
            /**
             * Game
             * @default gwent
             * @enum {string}
             */
            game: "gwent" | "cardia";
            /** Source */
            source: string;
        };
        /**
         * DeckToCheck
         * @description A deck from anywhere, and the game and the rules by which it shall be played.
         */
        DeckToCheck: {
            /**
             * Game
             * @default gwent
             * @enum {string}
             */
            game: "gwent" | "cardia";
            /**
             * Rules
             * @default
             */
            rules: string;
            /**
             * Seat
             * @default 0
             */
            seat: number;
            /** Source */
            source: string;
        };
        /**
         * DeckToStudy
         * @description `trial` lets bots play with the deck; `climb` looks for changes that better it within its law.
         *
         *     Against the ready decks, or against the field: good decks that a study has found.
         */
        DeckToStudy: {
            /**
             * Against
             * @default starters
             * @enum {string}
             */
            against: "starters" | "field";
            /**
             * Game
             * @default gwent
             * @enum {string}
             */
            game: "gwent" | "cardia";
            /**
             * Kind
             * @default trial
             * @enum {string}
             */
            kind: "trial" | "climb";
            /**
             * Law
             * @default standard
             */
            law: string;
            /** Source */
            source: string;
        };
        /**
         * Decline
         * @description Refuse a request, or take one's own back.
         */
        Decline: {
            /** Nonce */
            nonce: string;
            /** Request */
            request: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "decline";
        };
        /**
         * Door
         * @description Where others in this network reach the house, if they can; and whether you may let them in.
         */
        Door: {
            /** Address */
            address: string;
            /** May Open */
            may_open: boolean;
        };
        /**
         * EncounterView
         * @description Two cards, who wins and why: `steps` are pairs of numbers, one for each seat (CAR-3.5).
         *
         *     A card that left without another in its place is empty (CAR-5.2). `moved_in` are the seats whose card
         *     came here since it was last judged.
         */
        EncounterView: {
            /** Cards */
            cards: components["schemas"]["CardView"][];
            /** Judged */
            judged: boolean;
            /** Moved In */
            moved_in: number[];
            /** Signets */
            signets: number[];
            /** Steps */
            steps: [
                string,
                number,
                number
            ][];
            /** Winners */
            winners: number[];
        };
        /**
         * EstimateView
         * @description A rate or a difference of rates after so many games, with its 95 % interval.
         */
        EstimateView: {
            /** Games */
            games: number;
            /** High */
            high: number;
            /** Low */
            low: number;
            /** Mean */
            mean: number;
        };
        /**
         * FairnessView
         * @description The commitment from the start; the rest once it can do no harm.
         *
         *     `deal` is the number of the deal in the room's series, the next one before it is dealt; `abandoned` counts
         *     the deals of which no game came to its end. Deals of the first scheme have no number, but secret and salt.
         */
        FairnessView: {
            /** Abandoned */
            abandoned: number;
            /** Commitment */
            commitment: string;
            /** Deal */
            deal: number;
            /** Link */
            link: string | null;
            /** Luck */
            luck: string[] | null;
            /** Salt */
            salt: string | null;
            /** Secret */
            secret: string | null;
        };
        /**
         * Figure
         * @description A table that shows a rule at work: as it lies, and after what was played on it.
         *
         *     `shows` are the rows or the places to look at; its words are the message `figure-<name>`.
         */
        Figure: {
            /** Name */
            name: string;
            /** Rule */
            rule: string;
            /** Shows */
            shows: number[];
            /** Views */
            views: (components["schemas"]["GwentView"] | components["schemas"]["MatchView"] | components["schemas"]["CardiaView"])[];
        };
        /**
         * Foresight
         * @description What comes of each answer to one question; nothing about options of which nothing is sure.
         */
        Foresight: {
            /** Prospects */
            prospects: (components["schemas"]["GwentProspect"] | components["schemas"]["CardiaProspect"])[];
            /** Question */
            question: string;
        };
        /**
         * FoundRoom
         * @description The room that was meant; its code is an invitation.
         */
        FoundRoom: {
            /** Room */
            room: string;
        };
        FromHouse: components["schemas"]["Update"] | components["schemas"]["Accepted"] | components["schemas"]["Refused"] | components["schemas"]["Unsure"];
        /**
         * GainHappening
         * @description What the moves of an answer changed, side by side: first of the one that was going on, then of each.
         */
        GainHappening: {
            /** Gains */
            gains: number[][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            of: "gains";
        };
        /** GameFacts */
        GameFacts: {
            /** Bots */
            bots: string[];
            /** Modes */
            modes: components["schemas"]["ModeFacts"][];
            /** Name */
            name: string;
            /** Rules */
            rules: components["schemas"]["RuleChoices"][];
            /** Scenes */
            scenes: string[];
            /** Starters */
            starters: components["schemas"]["StarterDeck"][];
        };
        /**
         * GameHappening
         * @description An event of the game, as this viewer may know it.
         */
        GameHappening: {
            /** Card */
            card: string;
            /** Kind */
            kind: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            of: "game";
            /** Place */
            place: number;
            /** Seat */
            seat: number;
        };
        /**
         * GameSummary
         * @description A recorded game in a few words; `moves` and `rounds` say how long it was.
         */
        GameSummary: {
            /** Automaton */
            automaton: number | null;
            /**
             * Game
             * @enum {string}
             */
            game: "gwent" | "cardia";
            /** Moves */
            moves: number;
            result: components["schemas"]["ResultView"] | null;
            /** Rounds */
            rounds: number;
            /** Rules */
            rules: string;
            /** Ruleset */
            ruleset: number;
            /** Seats */
            seats: components["schemas"]["PlayedSeat"][];
            /** Tournament */
            tournament: boolean;
        };
        /**
         * GivenAnswer
         * @description One more answer, and whose it is.
         */
        GivenAnswer: {
            /** Seat */
            seat: number;
            /** Word */
            word: string;
        };
        /**
         * GuardianView
         * @description CAR-6.1 the faction shows on the back too; the rest only face up.
         */
        GuardianView: {
            /** Card */
            card: string;
            /** Exclusive */
            exclusive: boolean | null;
            /** Faction */
            faction: string;
            /** House */
            house: boolean;
            /** Place */
            place: number;
        };
        /** GuestView */
        GuestView: {
            /** Guest */
            guest: number;
            /** Here */
            here: boolean;
            /** Name */
            name: string;
            /** Seat */
            seat: number | null;
            /** Standing */
            standing: boolean;
        };
        /**
         * GwentCard
         * @description The printed face of a card, the same in every colour.
         */
        GwentCard: {
            /** Abilities */
            abilities: string[];
            /** Becomes */
            becomes: string[];
            /** Calls */
            calls: string[];
            /** Copies */
            copies: number;
            /** Faction */
            faction: string;
            /** Key */
            key: string;
            /** Kind */
            kind: string;
            /** Name */
            name: string;
            /** Rows */
            rows: string[];
            /** Secondary */
            secondary: boolean;
            /** Strength */
            strength: number | null;
        };
        /**
         * GwentLeader
         * @description A leader card; `ability` is what it does, in the words of the card list.
         */
        GwentLeader: {
            /** Ability */
            ability: string;
            /** Active */
            active: boolean;
            /** Faction */
            faction: string;
            /** Key */
            key: string;
            /** Name */
            name: string;
            /** Title */
            title: string;
        };
        /**
         * GwentLibrary
         * @description `colours` says how the colour of a neutral card is written: `ne_decoy.mo`.
         */
        GwentLibrary: {
            /** Cards */
            cards: components["schemas"]["GwentCard"][];
            /** Colours */
            colours: {
                [key: string]: string;
            };
            /** Leaders */
            leaders: components["schemas"]["GwentLeader"][];
        };
        /**
         * GwentProspect
         * @description After this answer: the next question to the same seat, and the totals of all rows if they are sure.
         */
        GwentProspect: {
            /**
             * Kind
             * @default
             */
            kind: string;
            /** Landed */
            landed: number[];
            /** Rows */
            rows: number[] | null;
            /**
             * Shape
             * @default
             */
            shape: string;
            /** Then */
            then: components["schemas"]["GwentProspect"][];
            /** Word */
            word: string;
        };
        /**
         * GwentView
         * @description The table as one seat may know it; a spectator is seat -1.
         */
        GwentView: {
            /** Asked */
            asked: number[];
            /** Edition */
            edition: number;
            /** Gone */
            gone: string[];
            last_round: components["schemas"]["RoundView"] | null;
            /** Leader Pile */
            leader_pile: string[];
            /** Options */
            options: string[];
            /** Over */
            over: boolean;
            /** Pending */
            pending: string[];
            /** Quiet */
            quiet: number;
            /** Round */
            round: number;
            /** Rows */
            rows: components["schemas"]["RowView"][];
            /** Rules */
            rules: string;
            /** Sealed */
            sealed: boolean;
            /** Seat */
            seat: number;
            /** Seats */
            seats: components["schemas"]["taverne__gwent__view__SeatView"][];
            /** Shape */
            shape: string;
            /** Sides */
            sides: components["schemas"]["SideView"][];
            /** Starter */
            starter: number;
            /** Turn */
            turn: number;
            /** Turned Up */
            turned_up: string[];
            /** Winners */
            winners: number[];
        };
        /**
         * HandView
         * @description The cards of one's own hand; of another's only the size, and what one has seen of it.
         *
         *     A known card may meanwhile have been played face down.
         */
        HandView: {
            /** Cards */
            cards: string[] | null;
            /**
             * Known
             * @default []
             */
            known: string[];
            /** Size */
            size: number;
        };
        /**
         * Hello
         * @description The first word of a client: the number of the last happening that it knows, 0 for none.
         */
        Hello: {
            /**
             * After
             * @default 0
             */
            after: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hello";
        };
        /**
         * Hint
         * @description All options of a question, the best first.
         *
         *     How sure it is that the first is the best: `clear`, `likely` or `open`; empty if nobody can tell.
         */
        Hint: {
            /** Question */
            question: string;
            /** Suggestions */
            suggestions: components["schemas"]["Suggestion"][];
            /**
             * Sure
             * @default
             */
            sure: string;
        };
        /**
         * HouseFacts
         * @description Its version, and how its bots think: compiling means as plain source, but not for long.
         *
         *     `here` says whether its table can be taken along, to play without the house.
         */
        HouseFacts: {
            /**
             * Engine
             * @enum {string}
             */
            engine: "interpreted" | "compiling" | "compiled";
            /**
             * Here
             * @default false
             */
            here: boolean;
            /** Version */
            version: string;
        };
        /**
         * JoinRoom
         * @description Come in by an invitation; `bearer` asks for a token instead of a cookie.
         *
         *     `standing` is for watchers who would like to ask for a seat: they get none before the host agrees.
         */
        JoinRoom: {
            /**
             * Bearer
             * @default false
             */
            bearer: boolean;
            /** Invite */
            invite?: string | null;
            /** Name */
            name: string;
            /** Seat */
            seat?: number | null;
            /**
             * Standing
             * @default false
             */
            standing: boolean;
        };
        /**
         * JudgedChoice
         * @description An option: how good it was (0 lost, 1 won), and why.
         */
        JudgedChoice: {
            /** Chance */
            chance: number;
            /** Details */
            details: {
                [key: string]: string | number;
            };
            /** Option */
            option: string;
            /** Reason */
            reason: string;
        };
        /**
         * JudgedMove
         * @description One answer to a question of this kind and shape.
         *
         *     `loss` is by how much its chance was less than that of the better one, if there was one; `score` is
         *     the same from 0 to 100, and the mean of a player's scores is the accuracy.
         *     `before` is the chance of the seat with the best answer, `after` that of every seat with this one.
         */
        JudgedMove: {
            /** After */
            after: number[];
            /** Before */
            before: number;
            better: components["schemas"]["JudgedChoice"] | null;
            given: components["schemas"]["JudgedChoice"];
            /** Kind */
            kind: string;
            /** Loss */
            loss: number;
            /** Score */
            score: number;
            /** Seat */
            seat: number;
            /** Shape */
            shape: string;
            /** Step */
            step: number;
            /**
             * Verdict
             * @enum {string}
             */
            verdict: "best" | "good" | "weak" | "mistake" | "blunder";
        };
        /**
         * Key
         * @description What a guest gets on coming in; the token only if it was asked for, the invitation only once.
         */
        Key: {
            /** Guest */
            guest: number;
            /** Invite */
            invite: string | null;
            /** Room */
            room: string;
            /** Token */
            token: string | null;
        };
        /**
         * LaidView
         * @description A card that lies face down before its encounter is revealed; its owner may look at it.
         */
        LaidView: {
            /** Card */
            card: string;
            /** Face Up */
            face_up: boolean;
            omen: components["schemas"]["OmenView"];
        };
        /**
         * LawPointView
         * @description One total that a law looks at: what it is, and what it may be.
         */
        LawPointView: {
            /** Count */
            count: number;
            /** Holds */
            holds: boolean;
            /** Least */
            least: number | null;
            /** Most */
            most: number | null;
            /** Name */
            name: string;
            /** Rule */
            rule: string;
        };
        /**
         * LawVerdict
         * @description What one law says of a deck: its totals, every complaint, and how it could be mended.
         */
        LawVerdict: {
            /** Complaints */
            complaints: components["schemas"]["Refusal"][];
            /** Law */
            law: string;
            /** Legal */
            legal: boolean;
            mend: components["schemas"]["DeckMend"] | null;
            /** Points */
            points: components["schemas"]["LawPointView"][];
        };
        /**
         * Leave
         * @description Leave the room for good; a seat at a running game is resigned.
         */
        Leave: {
            /** Nonce */
            nonce: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "leave";
        };
        /**
         * Lesson
         * @description A lesson in short; `bot` plays on where it ends freely.
         */
        Lesson: {
            /** Bot */
            bot: string;
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "first" | "decisions" | "words";
            /** Minutes */
            minutes: number;
            /** Rules */
            rules: string[];
            /** Steps */
            steps: components["schemas"]["LessonStep"][];
        };
        /**
         * LessonStep
         * @description One idea: what is lit meanwhile. Its texts are found by its id.
         */
        LessonStep: {
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "look" | "play" | "free" | "decision" | "example";
            /** Shows */
            shows: string[];
        };
        /**
         * LessonTable
         * @description What became of the answer, and the table; `stray` names the line for what was not asked for.
         */
        LessonTable: {
            /** Answers */
            answers: number;
            /** Done */
            done: number;
            /** Finished */
            finished: boolean;
            foresight: components["schemas"]["Foresight"];
            /** Record */
            record: string;
            /** Steps */
            steps: components["schemas"]["Step"][];
            /** Stray */
            stray: string;
            /**
             * Verdict
             * @enum {string}
             */
            verdict: "open" | "good" | "as_good" | "other" | "tempting" | "worse";
        };
        /**
         * LessonWish
         * @description A step, how many answers of it are given, and perhaps one more: `word`, or the right one by `help`.
         *
         *     `known` is as at the practice door; `leave` asks for the record, to play on from here.
         */
        LessonWish: {
            /**
             * Done
             * @default 0
             */
            done: number;
            /**
             * Game
             * @enum {string}
             */
            game: "gwent" | "cardia";
            /**
             * Help
             * @default false
             */
            help: boolean;
            /** Known */
            known?: number | null;
            /**
             * Leave
             * @default false
             */
            leave: boolean;
            /** Lesson */
            lesson: string;
            /** Step */
            step: number;
            /** Word */
            word?: string | null;
        };
        /**
         * Lot
         * @description What lies before a seat or a side: names as its faction, piles of cards, numbers as its gems.
         */
        Lot: {
            /** Names */
            names: {
                [key: string]: string;
            };
            /** Numbers */
            numbers: {
                [key: string]: number;
            };
            /** Piles */
            piles: {
                [key: string]: string[];
            };
        };
        /**
         * MatchView
         * @description The match as one seat may know it, with its view of the duel that is being played.
         */
        MatchView: {
            /** Asked */
            asked: number[];
            duel: components["schemas"]["GwentView"] | null;
            /** Line Ups */
            line_ups: components["schemas"]["BroughtDeck"][][];
            /** Number */
            number: number;
            /** Options */
            options: string[];
            /** Over */
            over: boolean;
            /** Picks */
            picks: number[];
            /** Seat */
            seat: number;
            /** Shape */
            shape: string;
            /** Target */
            target: number;
            /** Winners */
            winners: number[];
            /** Wins */
            wins: number[];
        };
        /**
         * ModeFacts
         * @description A way to play: how many sit at the table, on which side each, and what they play for.
         *
         *     `excuses` are of the bots for whom another plays there, by the usual rules.
         */
        ModeFacts: {
            /** Automaton */
            automaton: number | null;
            /** Excuses */
            excuses: {
                [key: string]: string;
            };
            /** Name */
            name: string;
            /** Sides */
            sides: number[];
            /** Stakes */
            stakes: string;
            /** Target */
            target: number;
        };
        /**
         * Move
         * @description Who answered; what, only before the eyes of that seat.
         */
        Move: {
            /** Seat */
            seat: number;
            /** Word */
            word: string | null;
        };
        /**
         * MoveClock
         * @description The same time for every decision.
         */
        MoveClock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "move";
            /**
             * Seconds
             * @default 60
             */
            seconds: number;
        };
        /**
         * NewRoom
         * @description What is needed to open a room; rules as `mode=ffa3 law=advanced`, only what differs from the usual.
         *
         *     Of a record the first `answers` are taken, or all.
         */
        NewRoom: {
            /** Answers */
            answers?: number | null;
            /**
             * Bearer
             * @default false
             */
            bearer: boolean;
            /**
             * Chat
             * @default false
             */
            chat: boolean;
            /**
             * Clock
             * @default {
             *       "kind": "none"
             *     }
             */
            clock: components["schemas"]["NoClock"] | components["schemas"]["MoveClock"] | components["schemas"]["BankClock"] | components["schemas"]["DaysClock"];
            /**
             * Game
             * @default gwent
             * @enum {string}
             */
            game: "gwent" | "cardia";
            /**
             * Listed
             * @default false
             */
            listed: boolean;
            /** Name */
            name: string;
            /**
             * Record
             * @default
             */
            record: string;
            /**
             * Rules
             * @default
             */
            rules: string;
            /**
             * Seats
             * @default []
             */
            seats: components["schemas"]["SeatWish"][];
            /**
             * Tournament
             * @default false
             */
            tournament: boolean;
            /**
             * Watching
             * @default true
             */
            watching: boolean;
        };
        /**
         * NoClock
         * @description Nobody is hurried.
         */
        NoClock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "none";
        };
        /**
         * NotDone
         * @description Every no looks like this.
         */
        NotDone: {
            refused: components["schemas"]["Refusal"];
        };
        /**
         * OmenView
         * @description CAR-5.1 what waits for a seat's next card; everybody may know that.
         */
        OmenView: {
            /** Claims */
            claims: number;
            /** Demands */
            demands: string[];
            /** Engineers */
            engineers: number;
            /** Librarians */
            librarians: number;
            /** Modifier */
            modifier: number;
        };
        /**
         * Outcome
         * @description An encounter that would change; by seat, and `winners` is None before it is judged.
         */
        Outcome: {
            /** Influence */
            influence: number[];
            /** Place */
            place: number;
            /** Signets */
            signets: number[];
            /** Winners */
            winners: number[] | null;
        };
        /**
         * Pace
         * @description What becomes of games with a scene: how many are drawn, how long they are, and the same without it.
         */
        Pace: {
            /** Drawn */
            drawn: number;
            /** Encounters */
            encounters: number;
            /** Games */
            games: number;
            /** Usual Drawn */
            usual_drawn: number;
            /** Usual Encounters */
            usual_encounters: number;
        };
        /**
         * Phrase
         * @description A set phrase, which every reader reads in his own language.
         */
        Phrase: {
            /** Nonce */
            nonce: string;
            /**
             * Phrase
             * @enum {string}
             */
            phrase: "hello" | "well_played" | "one_moment" | "oops" | "thanks";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "phrase";
        };
        /**
         * PileView
         * @description A pile of which one may know the cards (sorted: a hidden order tells nothing) or only the size.
         */
        PileView: {
            /** Cards */
            cards: string[] | null;
            /**
             * Known
             * @default []
             */
            known: string[];
            /** Size */
            size: number;
        };
        /**
         * PlayedDeck
         * @description A deck of a recorded game; `source` brings it again, and two with the same `line` are the same.
         */
        PlayedDeck: {
            /** Faction */
            faction: string;
            /** Leader */
            leader: string;
            /** Line */
            line: string;
            /** Name */
            name: string;
            /** Source */
            source: string;
        };
        /**
         * PlayedSeat
         * @description Who sat there, on which side, with which decks; a bot has no name, an unknown player neither.
         */
        PlayedSeat: {
            /** Bot */
            bot: string;
            /** Decks */
            decks: components["schemas"]["PlayedDeck"][];
            /** Name */
            name: string;
            /** Side */
            side: number;
        };
        /**
         * PuzzleShelf
         * @description The puzzles of one game, and which of them is that of the day that was asked for.
         */
        PuzzleShelf: {
            /** Daily */
            daily: string;
            /**
             * Game
             * @enum {string}
             */
            game: "gwent" | "cardia";
            /** Puzzles */
            puzzles: components["schemas"]["PuzzleSummary"][];
        };
        /**
         * PuzzleSummary
         * @description One puzzle in a list: what is asked, and what it is about. Grades go from 1 to 3.
         */
        PuzzleSummary: {
            /** Grade */
            grade: number;
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "race" | "open" | "odds" | "last" | "choice";
            /** Ordered */
            ordered: boolean;
            /** Theme */
            theme: string;
            /** Turns */
            turns: number;
        };
        /**
         * PuzzleTable
         * @description What became of it, and the table as the reader sees it; the whole line once it is solved or shown.
         *
         *     Where it was a matter of odds, `chance` is that of the first answer and `best` that of the best.
         */
        PuzzleTable: {
            /** Answers */
            answers: number;
            /** Best */
            best: number | null;
            /** Chance */
            chance: number | null;
            foresight: components["schemas"]["Foresight"];
            /** Looks */
            looks: number;
            /** Record */
            record: string;
            /** Seat */
            seat: number;
            /** Steps */
            steps: components["schemas"]["Step"][];
            summary: components["schemas"]["PuzzleSummary"];
            /**
             * Verdict
             * @enum {string}
             */
            verdict: "open" | "right" | "wrong" | "shown";
        };
        /**
         * PuzzleWish
         * @description What the reader has answered so far, or to be shown; `known` is as at the practice door.
         */
        PuzzleWish: {
            /**
             * Game
             * @enum {string}
             */
            game: "gwent" | "cardia";
            /** Known */
            known?: number | null;
            /** Puzzle */
            puzzle: string;
            /**
             * Show
             * @default false
             */
            show: boolean;
            /**
             * Words
             * @default []
             */
            words: string[];
        };
        /**
         * QuestionView
         * @description What you are asked; the answer names the id and one of the options.
         */
        QuestionView: {
            /** Id */
            id: string;
            /** Kind */
            kind: string;
            /** Options */
            options: string[];
            /** Shape */
            shape: string;
        };
        /**
         * Ready
         * @description Ready to be dealt, with a random word of one's own that goes into the shuffle.
         */
        Ready: {
            /** Luck */
            luck: string;
            /** Nonce */
            nonce: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ready";
        };
        /**
         * RealTable
         * @description All that is known of a table of cardboard; `piles` and `numbers` are those that nobody owns.
         */
        RealTable: {
            /** Numbers */
            numbers: {
                [key: string]: number;
            };
            /** Piles */
            piles: {
                [key: string]: string[];
            };
            /** Rules */
            rules: string;
            /** Seats */
            seats: components["schemas"]["Lot"][];
            /** Sides */
            sides: components["schemas"]["Lot"][];
        };
        /**
         * RecordToSumUp
         * @description A record from anywhere.
         */
        RecordToSumUp: {
            /** Record */
            record: string;
        };
        /**
         * Refusal
         * @description Why something cannot be: an id with its details, and plain words.
         */
        Refusal: {
            /** Complaints */
            complaints: components["schemas"]["Refusal"][];
            /** Details */
            details: {
                [key: string]: unknown;
            };
            /** Key */
            key: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Refused
         * @description Nothing has changed.
         */
        Refused: {
            /** Nonce */
            nonce: string;
            refused: components["schemas"]["Refusal"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "refused";
        };
        /**
         * Replay
         * @description The game in short, and the steps that were asked for; `last` is the number of its last step.
         */
        Replay: {
            /** Chapters */
            chapters: components["schemas"]["Chapter"][];
            /** Comments */
            comments: components["schemas"]["Comment"][];
            /**
             * Game
             * @enum {string}
             */
            game: "gwent" | "cardia";
            /** Last */
            last: number;
            /** Names */
            names: string[];
            result: components["schemas"]["ResultView"] | null;
            /** Rules */
            rules: string;
            /** Ruleset */
            ruleset: number;
            /** Steps */
            steps: components["schemas"]["Step"][];
            /** Tournament */
            tournament: boolean;
        };
        /**
         * ReplayWish
         * @description A record, through whose eyes (null: a spectator's), and which steps; step 0 is the deal.
         */
        ReplayWish: {
            /**
             * Count
             * @default 50
             */
            count: number;
            /**
             * First
             * @default 0
             */
            first: number;
            /** Record */
            record: string;
            /** Seat */
            seat?: number | null;
        };
        /** RequestView */
        RequestView: {
            /** Agreed */
            agreed: number[];
            /** Bot */
            bot: string;
            /** Guest */
            guest: number;
            /** Number */
            number: number;
            /** Seat */
            seat: number | null;
            /**
             * Wish
             * @enum {string}
             */
            wish: "take_back" | "draw" | "rematch" | "swap" | "takeover" | "seat";
        };
        /** Resign */
        Resign: {
            /** Nonce */
            nonce: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "resign";
        };
        /**
         * ResultView
         * @description How a game ended: the sides that won (none: a draw), and why; `seat` gave up, was late or away.
         */
        ResultView: {
            /**
             * Reason
             * @enum {string}
             */
            reason: "played" | "resigned" | "time" | "absent" | "agreed";
            /** Seat */
            seat: number | null;
            /** Winners */
            winners: number[];
        };
        /**
         * ReviewStep
         * @description The next answer that can be judged, or none; `last` is the number of the last answer.
         */
        ReviewStep: {
            /** Last */
            last: number;
            move: components["schemas"]["JudgedMove"] | null;
        };
        /**
         * ReviewWish
         * @description A record, and from which answer on the next one that can be judged is wanted; the first is 1.
         *
         *     With hindsight every hand lies open; else only what the seat could know counts.
         */
        ReviewWish: {
            /**
             * Hindsight
             * @default false
             */
            hindsight: boolean;
            /** Record */
            record: string;
            /**
             * Step
             * @default 1
             */
            step: number;
        };
        /**
         * RivalScore
         * @description How the deck fares against one ready deck, or against all decks of a faction in the field.
         */
        RivalScore: {
            /** Faction */
            faction: string;
            /** Name */
            name: string;
            rate: components["schemas"]["EstimateView"];
        };
        /**
         * RoomHappening
         * @description Something that happened around the table.
         */
        RoomHappening: {
            /** Details */
            details: {
                [key: string]: string | number | boolean | null;
            };
            /** Kind */
            kind: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            of: "room";
        };
        /**
         * RoomSummary
         * @description A listed room.
         */
        RoomSummary: {
            /** Clock */
            clock: components["schemas"]["NoClock"] | components["schemas"]["MoveClock"] | components["schemas"]["BankClock"] | components["schemas"]["DaysClock"];
            /** Free */
            free: number;
            /**
             * Game
             * @enum {string}
             */
            game: "gwent" | "cardia";
            /** Host */
            host: string;
            /**
             * Phase
             * @enum {string}
             */
            phase: "gathering" | "playing" | "over" | "closed";
            /** Room */
            room: string;
            /** Rules */
            rules: string;
            /** Seats */
            seats: number;
            /** Tournament */
            tournament: boolean;
            /** Watching */
            watching: boolean;
        };
        /**
         * RoomView
         * @description `resting` is the moment until which no clock runs, so all can look at a game that is over, or 0.
         */
        RoomView: {
            /** Chat */
            chat: boolean;
            /** Clock */
            clock: components["schemas"]["NoClock"] | components["schemas"]["MoveClock"] | components["schemas"]["BankClock"] | components["schemas"]["DaysClock"];
            fairness: components["schemas"]["FairnessView"] | null;
            /**
             * Game
             * @enum {string}
             */
            game: "gwent" | "cardia";
            /** Guests */
            guests: components["schemas"]["GuestView"][];
            /** Listed */
            listed: boolean;
            /** Number */
            number: number;
            /**
             * Phase
             * @enum {string}
             */
            phase: "gathering" | "playing" | "over" | "closed";
            /** Requests */
            requests: components["schemas"]["RequestView"][];
            /**
             * Resting
             * @default 0
             */
            resting: number;
            result: components["schemas"]["ResultView"] | null;
            /** Room */
            room: string;
            /** Rules */
            rules: string;
            /** Seats */
            seats: components["schemas"]["taverne__protocol__rooms__SeatView"][];
            /** Tournament */
            tournament: boolean;
            /** Watchers */
            watchers: number;
            /** Watching */
            watching: boolean;
            /** Wins */
            wins: {
                [key: string]: number;
            };
            you: components["schemas"]["YouView"];
        };
        /**
         * RoundView
         * @description How a round ended: the sides that beat most rivals, nobody after a draw (GWT-3.4).
         */
        RoundView: {
            /** Number */
            number: number;
            /** Winners */
            winners: number[];
        };
        /**
         * RowHappening
         * @description A game of a Cardia match is over and the next one dealt: how its row lay, and who won (-1: nobody).
         */
        RowHappening: {
            /** Game */
            game: number;
            /** Guardians */
            guardians: components["schemas"]["GuardianView"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            of: "row";
            /** Row */
            row: components["schemas"]["EncounterView"][];
            /** Winner */
            winner: number;
        };
        /** RowView */
        RowView: {
            /** Foul */
            foul: boolean;
            /** Horn */
            horn: string;
            /** Line */
            line: number;
            /** Mardroeme */
            mardroeme: string;
            /** Side */
            side: number;
            /** Total */
            total: number;
            /** Units */
            units: components["schemas"]["UnitView"][];
        };
        /**
         * RuleChoices
         * @description One point of the rules and its values, the usual one first.
         */
        RuleChoices: {
            /** Choices */
            choices: (string | number | boolean)[];
            /** Name */
            name: string;
        };
        /**
         * RuleText
         * @description One rule of a handbook: its id, its title, its chapter, and its text in paragraphs.
         */
        RuleText: {
            /** Chapter */
            chapter: string;
            /** Id */
            id: string;
            /** Text */
            text: string[];
            /** Title */
            title: string;
        };
        /**
         * Ruling
         * @description Where cards and booklets are silent: the rules that say it; why, is the message `ruling-<name>`.
         */
        Ruling: {
            /** Name */
            name: string;
            /** Reasoned */
            reasoned: boolean;
            /** Rules */
            rules: string[];
        };
        /** SceneView */
        SceneView: {
            /** Card */
            card: string;
            /** House */
            house: string;
        };
        /**
         * SeatBot
         * @description The host gives a seat to a bot, or takes it away again.
         */
        SeatBot: {
            /**
             * Bot
             * @default null
             */
            bot: string | null;
            /** Nonce */
            nonce: string;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "seat_bot";
        };
        /**
         * SeatWish
         * @description Who shall sit in a seat of a new room: you, anybody who comes, or a bot.
         */
        SeatWish: {
            /** Bot */
            bot?: string | null;
            /**
             * Decks
             * @default []
             */
            decks: string[];
            /**
             * Who
             * @default open
             * @enum {string}
             */
            who: "me" | "open" | "bot";
        };
        /**
         * Share
         * @description How often a card's owner won, and by how much more than otherwise (95 % certain).
         *
         *     `when` it was drawn, played, led, used or acted: its words are the message `books-won-when-<when>`.
         */
        Share: {
            /** Gain */
            gain: number;
            /** Games */
            games: number;
            /** High */
            high: number;
            /** Low */
            low: number;
            /** Rate */
            rate: number;
            /** When */
            when: string;
        };
        /** SideView */
        SideView: {
            /** Beaten */
            beaten: number;
            /** Discard */
            discard: string[];
            /** Score */
            score: number;
            /** Total */
            total: number;
        };
        /**
         * Sit
         * @description Take a free seat, or return to the seat that a bot keeps for you.
         */
        Sit: {
            /** Nonce */
            nonce: string;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "sit";
        };
        /**
         * Sketched
         * @description The same as a record that begins from a position, and the seat that is asked first.
         */
        Sketched: {
            /** Record */
            record: string;
            /** Seat */
            seat: number;
        };
        /**
         * SketchSeat
         * @description One seat of such a table: names as its faction, piles of cards, numbers as its gems.
         */
        SketchSeat: {
            /**
             * Names
             * @default {}
             */
            names: {
                [key: string]: string;
            };
            /**
             * Numbers
             * @default {}
             */
            numbers: {
                [key: string]: number;
            };
            /**
             * Piles
             * @default {}
             */
            piles: {
                [key: string]: string[];
            };
        };
        /**
         * SketchWish
         * @description A table that somebody has set up by hand, and who is asked there.
         */
        SketchWish: {
            /**
             * Asked
             * @default 0
             */
            asked: number;
            /**
             * Game
             * @enum {string}
             */
            game: "gwent" | "cardia";
            /**
             * Names
             * @default {}
             */
            names: {
                [key: string]: string;
            };
            /** Seats */
            seats: components["schemas"]["SketchSeat"][];
        };
        /**
         * Stand
         * @description Give the seat up and watch.
         */
        Stand: {
            /** Nonce */
            nonce: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "stand";
        };
        /**
         * Standing
         * @description What it would come to if it ended now: by side, and `starters` are the seats that may begin next.
         *
         *     `ended` says that nothing is open any more.
         */
        Standing: {
            /** Ended */
            ended: boolean;
            /** Gains */
            gains: number[];
            /** Over */
            over: boolean;
            /** Score */
            score: number[];
            /** Starters */
            starters: number[];
            /** Totals */
            totals: number[];
            /** Winners */
            winners: number[];
        };
        /** StarterDeck */
        StarterDeck: {
            /** Cards */
            cards: {
                [key: string]: number;
            };
            /** Code */
            code: string;
            /** Faction */
            faction: string;
            /** Leader */
            leader: string;
            /** Line */
            line: string;
            /** Name */
            name: string;
        };
        /**
         * Step
         * @description The answer that led here, what followed, and how things stood then, as the feed would have told it.
         */
        Step: {
            move: components["schemas"]["Move"] | null;
            update: components["schemas"]["Update"];
        };
        /**
         * StudyView
         * @description How far a study is; after `most` games it ends at the latest, `source` is the best deck so far.
         */
        StudyView: {
            /**
             * Against
             * @default starters
             * @enum {string}
             */
            against: "starters" | "field";
            /** Games */
            games: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "trial" | "climb";
            /** Most */
            most: number;
            /**
             * Phase
             * @enum {string}
             */
            phase: "survey" | "trial" | "proof" | "done";
            proof: components["schemas"]["EstimateView"] | null;
            rate: components["schemas"]["EstimateView"];
            /**
             * Refused
             * @default 0
             */
            refused: number;
            /** Rivals */
            rivals: components["schemas"]["RivalScore"][];
            /**
             * Source
             * @default
             */
            source: string;
            /** Steps */
            steps: components["schemas"]["ChangeView"][];
            /** Study */
            study: string;
            trying: components["schemas"]["ChangeView"] | null;
        };
        /**
         * Suggestion
         * @description One option: how good it looks (0 lost, 1 won), also in words (`chance-words`), and why.
         */
        Suggestion: {
            /** Chance */
            chance: number;
            /** Details */
            details: {
                [key: string]: string | number;
            };
            /** Often */
            often: string;
            /** Option */
            option: string;
            /** Reason */
            reason: string;
        };
        /**
         * Tally
         * @description So many cards of this kind.
         */
        Tally: {
            /** Count */
            count: number;
            /** Name */
            name: string;
        };
        /**
         * SeatView
         * @description What lies before a player. The deck is told from the top; a card nobody told you of is empty.
         *
         *     `sealed` is None before a card is chosen, then the card or, hidden, empty.
         */
        taverne__cardia__view__SeatView: {
            /** Deck */
            deck: string[];
            /** Discard */
            discard: string[];
            /** Foresees */
            foresees: boolean;
            hand: components["schemas"]["HandView"];
            /** Score */
            score: number;
            /** Sealed */
            sealed: string | null;
            /** Signets */
            signets: number;
            /** Stared At */
            stared_at: boolean;
            waiting: components["schemas"]["OmenView"];
        };
        /**
         * SeatView
         * @description What lies before a player; hand and deck only as far as the viewer may know them.
         *
         *     `exchanges` are those that are left in the opening, None while they are secret (GWT-9.18).
         */
        taverne__gwent__view__SeatView: {
            /** Aside */
            aside: string[];
            /** Buried */
            buried: number;
            deck: components["schemas"]["PileView"];
            /** Exchanges */
            exchanges: number | null;
            /** Faction */
            faction: string;
            hand: components["schemas"]["PileView"];
            /** Leader */
            leader: string;
            /** Leader Ready */
            leader_ready: boolean;
            /** Leader Silenced */
            leader_silenced: boolean;
            /**
             * Leader State
             * @enum {string}
             */
            leader_state: "" | "passive" | "ready" | "used" | "silenced";
            /** List */
            list: {
                [key: string]: number;
            } | null;
            /** List Size */
            list_size: number;
            /** Passed */
            passed: boolean;
            /** Reserve */
            reserve: string[];
            /** Returned */
            returned: string[];
            /** Side */
            side: number;
            /** Sky */
            sky: string[];
        };
        /**
         * SeatView
         * @description One seat; `clock` is the time left in milliseconds, `faction` that of its deck if lists are open.
         *
         *     `excuse` says why another bot plays in place of the one that was asked for, if one does.
         */
        taverne__protocol__rooms__SeatView: {
            /** Bot */
            bot: string;
            /** Brought */
            brought: boolean;
            /** Clock */
            clock: number | null;
            /**
             * Excuse
             * @default
             */
            excuse: string;
            /** Faction */
            faction: string;
            /** Guest */
            guest: number | null;
            /** Here */
            here: boolean;
            /** Name */
            name: string;
            /** Ready */
            ready: boolean;
            /** Retired */
            retired: boolean;
            /**
             * Who
             * @enum {string}
             */
            who: "open" | "person" | "bot" | "rules";
        };
        /**
         * Telling
         * @description What has to be told before it goes on: one of these; `none` too if that can be.
         */
        Telling: {
            /** Kind */
            kind: string;
            /** Options */
            options: string[];
            /** Or None */
            or_none: boolean;
        };
        ToHouse: components["schemas"]["Hello"] | components["schemas"]["Sit"] | components["schemas"]["Stand"] | components["schemas"]["SeatBot"] | components["schemas"]["Bring"] | components["schemas"]["Ready"] | components["schemas"]["Wait"] | components["schemas"]["Answer"] | components["schemas"]["Ask"] | components["schemas"]["Agree"] | components["schemas"]["Decline"] | components["schemas"]["Phrase"] | components["schemas"]["Chat"] | components["schemas"]["AllowChat"] | components["schemas"]["Resign"] | components["schemas"]["Claim"] | components["schemas"]["Leave"] | components["schemas"]["Close"];
        /**
         * Tried
         * @description What the seat got to see after each answer that it did not know, the last with the open question.
         *
         *     Who knows nothing gets one step, with everything that has happened. `answers` is the next `known`, and
         *     `record` the game so far, as a room or the next wish may begin with it.
         */
        Tried: {
            /** Answers */
            answers: number;
            foresight: components["schemas"]["Foresight"];
            /**
             * Game
             * @enum {string}
             */
            game: "gwent" | "cardia";
            /** Record */
            record: string;
            /** Steps */
            steps: components["schemas"]["Step"][];
        };
        /**
         * TryingWish
         * @description A record, which may begin from a position; in which seat one sits; and what was answered since.
         *
         *     `known` counts the answers, those of the record included, that one has seen already.
         */
        TryingWish: {
            /**
             * Answers
             * @default []
             */
            answers: components["schemas"]["GivenAnswer"][];
            /** Known */
            known?: number | null;
            /** Record */
            record: string;
            /**
             * Seat
             * @default 0
             */
            seat: number;
        };
        /**
         * UnitView
         * @description A card in a row, the seat that brought it, and how its strength comes about (GWT-4.7).
         *
         *     The seat is -1 where rivals share a colour and nothing on the table tells whose card it is.
         *     Each step has its name, the points after it, and the cards that caused it.
         */
        UnitView: {
            /** Card */
            card: string;
            /** Owner */
            owner: number;
            /** Steps */
            steps: [
                string,
                number,
                string[]
            ][];
            /** Strength */
            strength: number;
        };
        /**
         * Unsure
         * @description The database fell silent: it is not known whether the command counted. Send it again as it was.
         */
        Unsure: {
            /** Nonce */
            nonce: string;
            reason: components["schemas"]["Refusal"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "unsure";
        };
        /**
         * Update
         * @description Everything after the number `after`, and how things stand now.
         *
         *     Every viewer counts what he may know: what was whispered to others has no number here.
         */
        Update: {
            /** After */
            after: number;
            /** Happenings */
            happenings: (components["schemas"]["GameHappening"] | components["schemas"]["RoomHappening"] | components["schemas"]["GainHappening"] | components["schemas"]["RowHappening"])[];
            /** Now */
            now: number;
            /** Number */
            number: number;
            question: components["schemas"]["QuestionView"] | null;
            room: components["schemas"]["RoomView"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "update";
            /** View */
            view: components["schemas"]["GwentView"] | components["schemas"]["MatchView"] | components["schemas"]["CardiaView"] | null;
        };
        /**
         * Wait
         * @description Not ready after all.
         */
        Wait: {
            /** Nonce */
            nonce: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "wait";
        };
        /**
         * Welcome
         * @description The code of a room, as words of one language, and the door.
         */
        Welcome: {
            /** Code */
            code: string;
            door: components["schemas"]["Door"];
        };
        /**
         * YouView
         * @description `played` are the numbers of the games here that have ended, with the seat that was yours in each.
         */
        YouView: {
            /** Guest */
            guest: number | null;
            /** Host */
            host: boolean;
            /**
             * Played
             * @default {}
             */
            played: {
                [key: string]: number;
            };
            /** Seat */
            seat: number | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    alive_alive_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: string;
                    };
                };
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    cardia_almanac_api_almanac_cardia_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Almanac"];
                };
            };
            /** @description It is still the one that you have */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    gwent_almanac_api_almanac_gwent_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Almanac"];
                };
            };
            /** @description It is still the one that you have */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    cardia_book_api_books_CAR__spoken__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description two letters, as in nl */
                spoken: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            /** @description It is still the one that you have */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It does not fit the schema */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    gwent_book_api_books_GWT__spoken__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description two letters, as in nl */
                spoken: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            /** @description It is still the one that you have */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It does not fit the schema */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    find_by_code_api_codes_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundRoom"];
                };
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description There is no such room, or not any more */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The request did not come to its end */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It was understood, but it cannot be done */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It does not fit the schema */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    count_api_companion_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanionWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Companion"];
                };
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The request did not come to its end */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It was understood, but it cannot be done */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It does not fit the schema */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    appraise_deck_api_decks_appraise_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeckToAppraise"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppraisedDeck"];
                };
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The request did not come to its end */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It was understood, but it cannot be done */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It does not fit the schema */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    check_deck_api_decks_check_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeckToCheck"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedDeck"];
                };
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The request did not come to its end */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It was understood, but it cannot be done */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It does not fit the schema */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    cardia_figures_api_figures_cardia_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Figure"][];
                };
            };
            /** @description It is still the one that you have */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    gwent_figures_api_figures_gwent_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Figure"][];
                };
            };
            /** @description It is still the one that you have */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    games_api_games_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameFacts"][];
                };
            };
            /** @description It is still the one that you have */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    facts_api_house_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HouseFacts"];
                };
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    teach_api_lesson_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonTable"];
                };
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The request did not come to its end */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It was understood, but it cannot be done */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It does not fit the schema */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    lessons_api_lessons_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["Lesson"][];
                    };
                };
            };
            /** @description It is still the one that you have */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    cardia_library_api_library_cardia_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardiaLibrary"];
                };
            };
            /** @description It is still the one that you have */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    gwent_library_api_library_gwent_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GwentLibrary"];
                };
            };
            /** @description It is still the one that you have */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    try_out_api_practice_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TryingWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tried"];
                };
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The request did not come to its end */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It was understood, but it cannot be done */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It does not fit the schema */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    list_puzzles_api_puzzles_get: {
        parameters: {
            query: {
                day: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleShelf"][];
                };
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It was understood, but it cannot be done */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It does not fit the schema */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    set_up_api_puzzles_sketch_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SketchWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sketched"];
                };
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The request did not come to its end */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It was understood, but it cannot be done */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It does not fit the schema */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    try_puzzle_api_puzzles_table_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PuzzleWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleTable"];
                };
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description There is no such room, or not any more */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The request did not come to its end */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It was understood, but it cannot be done */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It does not fit the schema */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    sum_up_api_records_summary_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordToSumUp"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameSummary"];
                };
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The request did not come to its end */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It was understood, but it cannot be done */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It does not fit the schema */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    look_through_api_replay_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replay"];
                };
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The request did not come to its end */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It was understood, but it cannot be done */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It does not fit the schema */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    comment_api_replay_comments_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentsWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentedRecord"];
                };
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The request did not come to its end */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It was understood, but it cannot be done */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It does not fit the schema */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    review_api_review_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewStep"];
                };
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The request did not come to its end */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It was understood, but it cannot be done */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It does not fit the schema */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    list_rooms_api_rooms_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomSummary"][];
                };
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    open_room_api_rooms_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRoom"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Key"];
                };
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The request did not come to its end */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It was understood, but it cannot be done */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It does not fit the schema */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    look_in_api_rooms__room__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the room */
                room: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomView"];
                };
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description This token is not known here */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description There is no such room, or not any more */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It does not fit the schema */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    command_api_rooms__room__commands_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the room */
                room: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Sit"] | components["schemas"]["Stand"] | components["schemas"]["SeatBot"] | components["schemas"]["Bring"] | components["schemas"]["Ready"] | components["schemas"]["Wait"] | components["schemas"]["Answer"] | components["schemas"]["Ask"] | components["schemas"]["Agree"] | components["schemas"]["Decline"] | components["schemas"]["Phrase"] | components["schemas"]["Chat"] | components["schemas"]["AllowChat"] | components["schemas"]["Resign"] | components["schemas"]["Claim"] | components["schemas"]["Leave"] | components["schemas"]["Close"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description This token is not known here */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description There is no such room, or not any more */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The request did not come to its end */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It was understood, but it cannot be done */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It does not fit the schema */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    let_network_in_api_rooms__room__door_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the room */
                room: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Door"];
                };
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description This token is not known here */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description There is no such room, or not any more */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The request did not come to its end */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It was understood, but it cannot be done */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It does not fit the schema */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    read_feed_api_rooms__room__feed_get: {
        parameters: {
            query?: {
                after?: number;
            };
            header?: never;
            path: {
                /** @description the room */
                room: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Update"];
                };
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description This token is not known here */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description There is no such room, or not any more */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It does not fit the schema */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    look_ahead_api_rooms__room__foresight_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the room */
                room: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Foresight"];
                };
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description This token is not known here */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description There is no such room, or not any more */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It does not fit the schema */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    come_in_api_rooms__room__guests_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the room */
                room: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinRoom"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Key"];
                };
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description There is no such room, or not any more */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The request did not come to its end */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It was understood, but it cannot be done */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It does not fit the schema */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    suggest_api_rooms__room__hint_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the room */
                room: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hint"];
                };
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description This token is not known here */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description There is no such room, or not any more */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It was understood, but it cannot be done */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It does not fit the schema */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    invite_api_rooms__room__invitations_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the room */
                room: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Key"];
                };
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description This token is not known here */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description There is no such room, or not any more */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The request did not come to its end */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It was understood, but it cannot be done */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It does not fit the schema */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    read_record_api_rooms__room__record_get: {
        parameters: {
            query?: {
                game?: number | null;
            };
            header?: never;
            path: {
                /** @description the room */
                room: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description This token is not known here */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description There is no such room, or not any more */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It was understood, but it cannot be done */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It does not fit the schema */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    welcome_api_rooms__room__welcome_get: {
        parameters: {
            query?: {
                /** @description two letters, as in nl */
                spoken?: string;
            };
            header?: never;
            path: {
                /** @description the room */
                room: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Welcome"];
                };
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description This token is not known here */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description There is no such room, or not any more */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It does not fit the schema */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    cardia_rules_api_rules_CAR__spoken__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description two letters, as in nl */
                spoken: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleText"][];
                };
            };
            /** @description It is still the one that you have */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It does not fit the schema */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    gwent_rules_api_rules_GWT__spoken__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description two letters, as in nl */
                spoken: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleText"][];
                };
            };
            /** @description It is still the one that you have */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It does not fit the schema */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    feed_schema_api_schema_feed_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    begin_study_api_studies_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeckToStudy"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyView"];
                };
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The request did not come to its end */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It was understood, but it cannot be done */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It does not fit the schema */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    end_study_api_studies__study__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the study */
                study: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It does not fit the schema */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    go_on_api_studies__study__games_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the study */
                study: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyView"];
                };
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not for you */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description There is no such room, or not any more */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The request did not come to its end */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It was understood, but it cannot be done */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description It does not fit the schema */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
    ready_health_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The house is not known by this name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Not so fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description Something went wrong in the house */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
            /** @description The house cannot do it now; it is not known whether it was done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotDone"];
                };
            };
        };
    };
}
