// Generated from the service's OpenAPI document by npm run generate.

export interface paths {
    "/api/auth/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A picture of four digits from 1 to 5, and a task for who cannot see it
         * @description Anyone.
         */
        post: operations["auth_captcha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logs a member in and replaces the session the member had until now
         * @description Anyone. Refuses with LX01, LX02, LX03, U001, S003, H429.
         */
        post: operations["member_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new token for the same session, good for 120 minutes from now
         * @description A logged-in member. Refuses with TK998, TK999, U001, S003.
         */
        post: operations["getToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the session
         * @description A logged-in member.
         */
        post: operations["member_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Applies for membership; an operator decides
         * @description Anyone. Refuses with U101, U102, U103, U104, U105, U106, U112, U113, U114, U115, U116, U117, U118, U119, S003, C999.
         */
        post: operations["member_signup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/checkUnique": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a value of the sign-up form can still be used
         * @description Anyone.
         */
        post: operations["member_checkUnique"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The member as they see themselves; balances come from the wallet
         * @description A logged-in member.
         */
        post: operations["member_info"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes passwords, phone or bank account; needs the present password
         * @description A logged-in member. Refuses with U121, U122, U103, U105, U106, U114, U115, U117, U118, U119, LX03, S003, C999.
         */
        post: operations["member_update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/loginHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logins, failures and changes of credentials, newest first
         * @description A logged-in member.
         */
        post: operations["member_loginHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/sessions/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The devices the member is and was logged in with, newest first
         * @description A logged-in member.
         */
        post: operations["member_sessions_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logs one of the member’s own devices out
         * @description A logged-in member. Refuses with H404, C999.
         */
        post: operations["member_sessions_end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/protection/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The member's limits, breaks and reality check
         * @description A logged-in member. Refuses with U130.
         */
        post: operations["member_protection_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/protection/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes of the member's protection, newest first
         * @description A logged-in member.
         */
        post: operations["member_protection_history"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/protection/setLimit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lowers a limit at once, or asks for a raise that waits 24 hours
         * @description A logged-in member. Refuses with U130, C999.
         */
        post: operations["member_protection_setLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/protection/confirmRaise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms a raise whose 24 hours are over: it applies now
         * @description A logged-in member. Refuses with R001, R002, U130, C999.
         */
        post: operations["member_protection_confirmRaise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/protection/withdrawRaise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a raise back: the limit stays
         * @description A logged-in member. Refuses with R002, U130, C999.
         */
        post: operations["member_protection_withdrawRaise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/protection/timeOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * No deposits and no bets for a while, at once; it cannot be shortened
         * @description A logged-in member. Refuses with R003, U130, C999.
         */
        post: operations["member_protection_timeOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/protection/selfExclude": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * No deposits and no bets until an operator lifts it; needs the login password
         * @description A logged-in member. Refuses with U121, LX03, R003, U130, C999.
         */
        post: operations["member_protection_selfExclude"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/protection/setRealityCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How often the site says how long one has played, and with what result
         * @description A logged-in member. Refuses with U130, C999.
         */
        post: operations["member_protection_setRealityCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/etc/bank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The banks a member can be paid out to
         * @description Anyone.
         */
        post: operations["etc_bank"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/etc/signUpRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The rules of the sign-up form, in the order in which they are checked
         * @description Anyone.
         */
        post: operations["etc_signUpRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/etc/siteOption": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The site's options, as far as everybody may know them
         * @description Anyone.
         */
        post: operations["etc_siteOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/common/siteCheckInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The planned maintenance, and whether it is on
         * @description Anyone.
         */
        post: operations["common_siteCheckInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logs an operator in with password and second factor
         * @description Anyone. Refuses with LX03, LX04, LX05, H429.
         */
        post: operations["admin_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The operator as they see themselves
         * @description A logged-in operator.
         */
        post: operations["admin_info"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/getToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new token for the same session, with the permissions the role has now
         * @description A logged-in operator. Refuses with TK998, TK999, LX05.
         */
        post: operations["admin_getToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the operator's session
         * @description A logged-in operator.
         */
        post: operations["admin_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Members by status; search by id, nickname, whole phone or account number
         * @description An operator with the permission members.read.
         */
        post: operations["admin_members_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All members a filter finds, up to 5,000; who took them is kept in the audit
         * @description An operator with the permission data.export.
         */
        post: operations["admin_members_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One member with locks and last sessions
         * @description An operator with the permission members.read. Refuses with U130.
         */
        post: operations["admin_members_detail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/loginHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A member's logins, failures and changes of credentials
         * @description An operator with the permission members.read.
         */
        post: operations["admin_members_loginHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes the locks off a member's login and withdrawal password
         * @description An operator with the permission members.manage. Refuses with U130, C999.
         */
        post: operations["admin_members_unlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/setLevel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a member's level, which decides limits
         * @description An operator with the permission members.manage. Refuses with U130, C999.
         */
        post: operations["admin_members_setLevel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/sessions/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a member's sessions wherever they are open, or the one that is named
         * @description An operator with the permission members.manage. Refuses with U130, C999.
         */
        post: operations["admin_members_sessions_revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/payoutAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A whole account number; who looked is kept in the audit
         * @description An operator with the permission members.payout-account. Refuses with U130.
         */
        post: operations["admin_members_payoutAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/notes/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What operators wrote about a member, pinned notes first
         * @description An operator with the permission members.read.
         */
        post: operations["admin_members_notes_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/notes/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes a note about a member; it stays as it is
         * @description An operator with the permission members.note. Refuses with U130, C999.
         */
        post: operations["admin_members_notes_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/notes/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts a note on top of the others, or back among them
         * @description An operator with the permission members.note. Refuses with U140, C999.
         */
        post: operations["admin_members_notes_pin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What operators changed about a member's status, level and sessions, newest first
         * @description An operator with the permission members.read.
         */
        post: operations["admin_members_changes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/related": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Members with the same addresses, phone or account number, and who recommended whom
         * @description An operator with the permission members.read. Refuses with U130.
         */
        post: operations["admin_members_related"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets an applicant in
         * @description An operator with the permission members.approve. Refuses with U130, T999, C999.
         */
        post: operations["admin_members_approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuses an applicant
         * @description An operator with the permission members.approve. Refuses with U130, T999, C999.
         */
        post: operations["admin_members_refuse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Locks a member out at once
         * @description An operator with the permission members.manage. Refuses with U130, T999, C999.
         */
        post: operations["admin_members_suspend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/reinstate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets a suspended member in again
         * @description An operator with the permission members.manage. Refuses with U130, T999, C999.
         */
        post: operations["admin_members_reinstate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/protection/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A member's limits, breaks and reality check
         * @description An operator with the permission members.read. Refuses with U130.
         */
        post: operations["admin_members_protection_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/protection/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes of a member's protection, newest first
         * @description An operator with the permission members.read.
         */
        post: operations["admin_members_protection_history"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/protection/impose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Protects a member; easing an own limit again waits for the member to confirm
         * @description An operator with the permission members.manage. Refuses with R003, U130, C999.
         */
        post: operations["admin_members_protection_impose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/protection/liftExclusion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends an exclusion whose time is over
         * @description An operator with the permission members.manage. Refuses with R001, R004, R005, U130, C999.
         */
        post: operations["admin_members_protection_liftExclusion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The site's operators
         * @description An operator with the permission operators.manage.
         */
        post: operations["admin_operators_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who the site's operators are
         * @description A logged-in operator.
         */
        post: operations["admin_operators_names"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates an operator; the second factor is told once, in this answer
         * @description An operator with the permission operators.manage. Refuses with A101, A105, A106.
         */
        post: operations["admin_operators_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disables an operator; every session of the operator ends
         * @description An operator with the permission operators.manage. Refuses with A102, A103, A104, A105, A106, C999.
         */
        post: operations["admin_operators_disable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enables an operator and takes the lock off; every session of the operator ends
         * @description An operator with the permission operators.manage. Refuses with A102, A103, A104, A105, A106, C999.
         */
        post: operations["admin_operators_enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/setRole": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes an operator's role; every session of the operator ends
         * @description An operator with the permission operators.manage. Refuses with A102, A103, A104, A105, A106, C999.
         */
        post: operations["admin_operators_setRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/setName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes an operator's name
         * @description An operator with the permission operators.manage. Refuses with A102, A103, A104, A105, A106, C999.
         */
        post: operations["admin_operators_setName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/setAddresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets the addresses an operator may log in from; none lets every address in; every session of the operator ends
         * @description An operator with the permission operators.manage. Refuses with A102, A103, A104, A105, A106, C999.
         */
        post: operations["admin_operators_setAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives an operator a new password; every session of the operator ends
         * @description An operator with the permission operators.manage. Refuses with A102, A103, A105, C999.
         */
        post: operations["admin_operators_resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/resetSecondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives an operator a new second factor, told once in this answer; every session ends
         * @description An operator with the permission operators.manage. Refuses with A102, A103, A105.
         */
        post: operations["admin_operators_resetSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An operator's sessions, the newest first
         * @description An operator with the permission operators.manage. Refuses with A102.
         */
        post: operations["admin_operators_sessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/sessions/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends one of an operator's sessions, or all of them
         * @description An operator with the permission operators.manage. Refuses with A102, C999.
         */
        post: operations["admin_operators_sessions_revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/roles/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The site's roles and what each may do
         * @description An operator with the permission operators.manage.
         */
        post: operations["admin_roles_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/roles/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a role or changes what one may do; the sessions of who holds it end
         * @description An operator with the permission operators.manage. Refuses with A103, A105, A106, A108, S006, C999.
         */
        post: operations["admin_roles_save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/roles/drop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a role of the site away; one of the code goes back to what it was
         * @description An operator with the permission operators.manage. Refuses with A103, A105, A106, A107, S006, C999.
         */
        post: operations["admin_roles_drop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many members there are, are logged in now, and signed up on the last days
         * @description An operator with the permission members.read.
         */
        post: operations["admin_members_summary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site/options/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All of the site's options
         * @description An operator with the permission site.manage.
         */
        post: operations["admin_site_options_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site/options/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the options that are given; the others stay
         * @description An operator with the permission site.manage. Refuses with S004, S005, S006, U116, C999.
         */
        post: operations["admin_site_options_set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site/check/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The planned maintenance
         * @description An operator with the permission site.manage.
         */
        post: operations["admin_site_check_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site/check/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Plans maintenance, or clears it
         * @description An operator with the permission site.manage. Refuses with C999.
         */
        post: operations["admin_site_check_set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site/gameLock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Locks or unlocks betting; the empty scope is every game
         * @description An operator with the permission site.manage. Refuses with C999.
         */
        post: operations["admin_site_gameLock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site/gameLock/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which games are locked
         * @description An operator with the permission site.manage.
         */
        post: operations["admin_site_gameLock_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site/accounts/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The accounts that members pay into, their numbers masked
         * @description An operator with the permission cash.policy.
         */
        post: operations["admin_site_accounts_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site/accounts/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an account was before, and who changed it
         * @description An operator with the permission cash.policy. Refuses with S007.
         */
        post: operations["admin_site_accounts_versions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site/accounts/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds an account that members pay into, or changes one
         * @description An operator with the permission cash.policy. Refuses with S005, S006, S007, C999.
         */
        post: operations["admin_site_accounts_save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site/accounts/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The number and holder of a deposit account; that it was read is audited
         * @description An operator with the permission cash.policy. Refuses with S007.
         */
        post: operations["admin_site_accounts_reveal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/deadLetters/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many events wait that no consumer could handle, and where they died
         * @description An operator with the permission dead-letters.read.
         */
        post: operations["admin_deadLetters_summary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/deadLetters/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events that no consumer could handle, the latest first
         * @description An operator with the permission dead-letters.read.
         */
        post: operations["admin_deadLetters_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/deadLetters/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One such event: its headers and what it says, secrets left out
         * @description An operator with the permission dead-letters.read. Refuses with A110.
         */
        post: operations["admin_deadLetters_detail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/deadLetters/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends events to their topics again, as they were; each letter is sent once
         * @description An operator with the permission dead-letters.manage. Refuses with A110, C999.
         */
        post: operations["admin_deadLetters_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/deadLetters/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says of events that they were dealt with in another way
         * @description An operator with the permission dead-letters.manage. Refuses with A110, C999.
         */
        post: operations["admin_deadLetters_close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/identity/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What operators did in identity, newest first
         * @description An operator with the permission audit.read.
         */
        post: operations["admin_audit_identity_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/identity/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What operators did in identity, newest first, for a file
         * @description An operator with the permission audit.read.
         */
        post: operations["admin_audit_identity_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/identity/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether the audit log of identity is whole
         * @description An operator with the permission audit.read.
         */
        post: operations["admin_audit_identity_verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    auth_captcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            captchaId: string;
                            /** @description data:image/svg+xml */
                            image: string;
                            /** Format: date-time */
                            expiresAt: string;
                            /** @description Find n up to maxnumber with SHA-256 hex of salt followed by n equal to challenge */
                            altcha: {
                                algorithm: string;
                                challenge: string;
                                maxnumber?: number;
                                salt: string;
                                signature: string;
                            };
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    member_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    memId: string;
                    memPass: string;
                    captchaId?: string;
                    captcha?: string;
                    /** @description Base64 of JSON { algorithm, challenge, number, salt, signature } */
                    altcha?: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            member: {
                                memberId: string;
                                memId: string;
                                memNick: string;
                                memName: string;
                                memPhoneMasked: string;
                                memLevel: string;
                                /** @enum {string} */
                                isPartnerMember: "Y" | "N";
                                partnerType: string;
                                bankNameKr: string;
                                bankaccMasked: string;
                                /** @description How the member is kept from playing */
                                protection: {
                                    /**
                                     * @description timeOut and excluded: no deposits and no bets
                                     * @enum {string}
                                     */
                                    state: "none" | "timeOut" | "excluded";
                                    /** @description Null: none, or for ever */
                                    until: string | null;
                                    /** @description Minutes between two reality checks; 0 is never */
                                    realityCheckMinutes: number;
                                };
                            };
                            msgInfo: {
                                newMsg: number;
                            };
                            token: string;
                            /** Format: date-time */
                            expiresAt: string;
                            sessionId: string;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    getToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            token: string;
                            /** Format: date-time */
                            expiresAt: string;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    member_logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: Record<string, never> | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    member_signup: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    memId?: string;
                    /** @default  */
                    memPass?: string;
                    /** @default  */
                    memPassCheck?: string;
                    /** @default  */
                    memNick?: string;
                    /** @default  */
                    cashOutPass?: string;
                    /** @default  */
                    memPhone?: string;
                    /** @default  */
                    recommenderId?: string;
                    /** @default  */
                    bank?: string;
                    /** @default  */
                    memName?: string;
                    /** @default  */
                    bankacc?: string;
                    /** @default 1 */
                    memLevel?: string;
                    /** @default 0 */
                    memStatus?: string | number;
                    /** @default N */
                    partSendYn?: string;
                    /** @default  */
                    siteName?: string;
                    /** @default  */
                    siteType?: string;
                    /** @default  */
                    ip?: string;
                    /** @default  */
                    apiKey?: string;
                    /** @default  */
                    memPhoneVendor?: string;
                    /** @default  */
                    nationCode?: string;
                    /** @default  */
                    partnerType?: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            memberId: string;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    member_checkUnique: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    field: "memId" | "memNick" | "memPhone" | "bankacc" | "recommenderId";
                    value: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            available: boolean;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    member_info: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            member: {
                                memberId: string;
                                memId: string;
                                memNick: string;
                                memName: string;
                                memPhoneMasked: string;
                                memLevel: string;
                                /** @enum {string} */
                                isPartnerMember: "Y" | "N";
                                partnerType: string;
                                bankNameKr: string;
                                bankaccMasked: string;
                                /** @description How the member is kept from playing */
                                protection: {
                                    /**
                                     * @description timeOut and excluded: no deposits and no bets
                                     * @enum {string}
                                     */
                                    state: "none" | "timeOut" | "excluded";
                                    /** @description Null: none, or for ever */
                                    until: string | null;
                                    /** @description Minutes between two reality checks; 0 is never */
                                    realityCheckMinutes: number;
                                };
                            };
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    member_update: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    presentPass: string;
                    memPass?: string;
                    memPassCheck?: string;
                    cashOutPass?: string;
                    memPhone?: string;
                    bank?: string;
                    bankacc?: string;
                    memName?: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: Record<string, never> | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    member_loginHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description 1 is the first page
                     * @default 1
                     */
                    page?: number;
                    /**
                     * Format: date
                     * @description First day in Korea; today when both are absent
                     */
                    startDate?: string;
                    /**
                     * Format: date
                     * @description Last day in Korea, inside the list
                     */
                    endDate?: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            list: {
                                recordId: string;
                                /** @description login, login-failed, login-locked, login-refused, logout, session-revoked, unlocked, password-changed, withdrawal-password-changed, phone-changed, payout-account-changed */
                                kind: string;
                                /** Format: date-time */
                                at: string;
                                address: string;
                                /** @description Browser and system, as the browser said; empty when unknown */
                                device: string;
                            }[];
                            pageInfo: {
                                page: number;
                                count_per_list: number;
                                tatal_list_count: number;
                            };
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    member_sessions_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            list: {
                                sessionId: string;
                                /** @description The session this call came with */
                                isThis: boolean;
                                /** @enum {string} */
                                state: "live" | "replaced" | "ended";
                                /** Format: date-time */
                                startedAt: string;
                                endedAt: string | null;
                                address: string;
                                /** @description Browser and system, as the browser said; empty when unknown */
                                device: string;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    member_sessions_end: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    sessionId: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: Record<string, never> | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    member_protection_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            /** @enum {string} */
                            state: "none" | "timeOut" | "excluded";
                            timeOutUntil: string | null;
                            exclusion: {
                                /** Format: date-time */
                                since: string;
                                /** @description Null is for ever */
                                until: string | null;
                            } | null;
                            limits: {
                                /**
                                 * @description loss: stakes minus what came back
                                 * @enum {string}
                                 */
                                kind: "deposit" | "loss";
                                /**
                                 * @description Korean calendar; weeks from Monday
                                 * @enum {string}
                                 */
                                period: "day" | "week" | "month";
                                /** @description What holds: the stricter of the two */
                                amount: string | null;
                                own: {
                                    /** @description Won; null is no limit */
                                    amount: string | null;
                                    raise: {
                                        /** @description Won; null is no limit */
                                        amount: string | null;
                                        /** Format: date-time */
                                        askedAt: string;
                                        /**
                                         * Format: date-time
                                         * @description The member can confirm from here on
                                         */
                                        from: string;
                                        /**
                                         * Format: date-time
                                         * @description Then it is forgotten
                                         */
                                        until: string;
                                    } | null;
                                };
                                /** @description Set by an operator */
                                imposed: {
                                    /** @description Won; null is no limit */
                                    amount: string | null;
                                    raise: {
                                        /** @description Won; null is no limit */
                                        amount: string | null;
                                        /** Format: date-time */
                                        askedAt: string;
                                        /**
                                         * Format: date-time
                                         * @description The member can confirm from here on
                                         */
                                        from: string;
                                        /**
                                         * Format: date-time
                                         * @description Then it is forgotten
                                         */
                                        until: string;
                                    } | null;
                                };
                            }[];
                            realityCheckMinutes: number;
                            /** @description False: the site proposes it */
                            realityCheckChosen: boolean;
                            /** Format: date-time */
                            serverTime: string;
                            sessionStartedAt: string | null;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    member_protection_history: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description 1 is the first page
                     * @default 1
                     */
                    page?: number;
                    /**
                     * Format: date
                     * @description First day in Korea; today when both are absent
                     */
                    startDate?: string;
                    /**
                     * Format: date
                     * @description Last day in Korea, inside the list
                     */
                    endDate?: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            list: {
                                changeId: string;
                                /** Format: date-time */
                                at: string;
                                action: string;
                                detail: {
                                    [key: string]: string | number | null;
                                };
                                reason: string | null;
                                byOperator: boolean;
                            }[];
                            pageInfo: {
                                page: number;
                                count_per_list: number;
                                tatal_list_count: number;
                            };
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    member_protection_setLimit: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description loss: stakes minus what came back
                     * @enum {string}
                     */
                    kind: "deposit" | "loss";
                    /**
                     * @description Korean calendar; weeks from Monday
                     * @enum {string}
                     */
                    period: "day" | "week" | "month";
                    amount: string | null;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: Record<string, never> | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    member_protection_confirmRaise: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description loss: stakes minus what came back
                     * @enum {string}
                     */
                    kind: "deposit" | "loss";
                    /**
                     * @description Korean calendar; weeks from Monday
                     * @enum {string}
                     */
                    period: "day" | "week" | "month";
                    /**
                     * @default member
                     * @enum {string}
                     */
                    setBy?: "member" | "operator";
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: Record<string, never> | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    member_protection_withdrawRaise: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description loss: stakes minus what came back
                     * @enum {string}
                     */
                    kind: "deposit" | "loss";
                    /**
                     * @description Korean calendar; weeks from Monday
                     * @enum {string}
                     */
                    period: "day" | "week" | "month";
                    /**
                     * @default member
                     * @enum {string}
                     */
                    setBy?: "member" | "operator";
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: Record<string, never> | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    member_protection_timeOut: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    length: "24h" | "7d" | "30d";
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: Record<string, never> | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    member_protection_selfExclude: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    length: "6m" | "1y" | "5y" | "permanent";
                    password: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: Record<string, never> | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    member_protection_setRealityCheck: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {number} */
                    minutes: 0 | 15 | 30 | 60;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: Record<string, never> | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    etc_bank: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            list: {
                                bankCode: string;
                                bankNameKr: string;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    etc_signUpRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            list: {
                                id: string;
                                field: string;
                                /** @description required, pattern, length or same */
                                kind: string;
                                code: string;
                                messageKey: string;
                                /** @description To be compiled with the u flag */
                                pattern?: string;
                                min?: string;
                                max?: string;
                                sameAs?: string;
                                messages: {
                                    ko: string;
                                    en: string;
                                    vi: string;
                                };
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    etc_siteOption: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            siteOption: {
                                /** @enum {string} */
                                mode: "demo" | "real";
                                idMin: number;
                                idMax: number;
                                passMin: number;
                                passMax: number;
                                passSpecials: string;
                                languages: ("ko" | "en" | "vi")[];
                                captcha: boolean;
                                recommenderShown: boolean;
                                sns1: string;
                                sns1Id: string;
                                sns1Link: string;
                                sns2: string;
                                sns2Id: string;
                                sns2Link: string;
                                sns3: string;
                                sns3Id: string;
                                sns3Link: string;
                                /** @description What the sign-up page says above its form */
                                marketingText: {
                                    ko: string;
                                    en: string;
                                    vi: string;
                                };
                                licence: {
                                    authority: string;
                                    number: string;
                                } | null;
                                allowedCountries: string[];
                                minimumAge: number | null;
                                /** @enum {number} */
                                realityCheckMinutes: 0 | 15 | 30 | 60;
                            };
                            joinRecommanderId: string;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    common_siteCheckInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            siteCheckInfo: {
                                /** Format: date-time */
                                startDate: string;
                                endDate: string | null;
                                /** @description The operators' own words, by language */
                                message: {
                                    ko: string;
                                    en: string;
                                    vi: string;
                                } | null;
                            } | null;
                            /** Format: date-time */
                            serverTime: string;
                            /** @description Whether it is on now */
                            maintenance: boolean;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    loginId: string;
                    password: string;
                    otp: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            token: string;
                            /** Format: date-time */
                            expiresAt: string;
                            sessionId: string;
                            operator: {
                                operatorId: string;
                                loginId: string;
                                name: string;
                                role: string;
                                permissions: string[];
                            };
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_info: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            operator: {
                                operatorId: string;
                                loginId: string;
                                name: string;
                                role: string;
                                permissions: string[];
                            };
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_getToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            token: string;
                            /** Format: date-time */
                            expiresAt: string;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: Record<string, never> | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_members_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description 1 is the first page
                     * @default 1
                     */
                    page?: number;
                    /**
                     * @description Rows of a page
                     * @default 10
                     */
                    rows?: number;
                    /** @enum {string} */
                    status?: "pending" | "active" | "suspended" | "refused" | "excluded";
                    /** @description Part of an id or nickname; a whole phone, account number or member id */
                    search?: string;
                    level?: number;
                    /** @description Login id of who recommended them */
                    recommenderId?: string;
                    isPartner?: boolean;
                    /**
                     * Format: date
                     * @description First day of signing up, in Korea
                     */
                    startDate?: string;
                    /**
                     * Format: date
                     * @description Last day of signing up, in Korea
                     */
                    endDate?: string;
                    /** @enum {string} */
                    order?: "newest" | "oldest" | "id" | "level";
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            list: {
                                memberId: string;
                                memId: string;
                                memNick: string;
                                memName: string;
                                /** @description Masked */
                                memPhone: string;
                                bankNameKr: string;
                                bankaccMasked: string;
                                recommenderId: string;
                                partnerType: string;
                                level: number;
                                /** @enum {string} */
                                status: "pending" | "active" | "suspended" | "refused" | "excluded";
                                /** Format: date-time */
                                signedUpAt: string;
                                signedUpAddress: string;
                                decidedBy: string | null;
                                decidedAt: string | null;
                                reason: string | null;
                            }[];
                            pageInfo: {
                                page: number;
                                count_per_list: number;
                                tatal_list_count: number;
                            };
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_members_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status?: "pending" | "active" | "suspended" | "refused" | "excluded";
                    /** @description Part of an id or nickname; a whole phone, account number or member id */
                    search?: string;
                    level?: number;
                    /** @description Login id of who recommended them */
                    recommenderId?: string;
                    isPartner?: boolean;
                    /**
                     * Format: date
                     * @description First day of signing up, in Korea
                     */
                    startDate?: string;
                    /**
                     * Format: date
                     * @description Last day of signing up, in Korea
                     */
                    endDate?: string;
                    /** @enum {string} */
                    order?: "newest" | "oldest" | "id" | "level";
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            list: {
                                memberId: string;
                                memId: string;
                                memNick: string;
                                memName: string;
                                /** @description Masked */
                                memPhone: string;
                                bankNameKr: string;
                                bankaccMasked: string;
                                recommenderId: string;
                                partnerType: string;
                                level: number;
                                /** @enum {string} */
                                status: "pending" | "active" | "suspended" | "refused" | "excluded";
                                /** Format: date-time */
                                signedUpAt: string;
                                signedUpAddress: string;
                                decidedBy: string | null;
                                decidedAt: string | null;
                                reason: string | null;
                            }[];
                            total: number;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_members_detail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    memberId: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            member: {
                                memberId: string;
                                memId: string;
                                memNick: string;
                                memName: string;
                                /** @description Masked */
                                memPhone: string;
                                bankNameKr: string;
                                bankaccMasked: string;
                                recommenderId: string;
                                partnerType: string;
                                level: number;
                                /** @enum {string} */
                                status: "pending" | "active" | "suspended" | "refused" | "excluded";
                                /** Format: date-time */
                                signedUpAt: string;
                                signedUpAddress: string;
                                decidedBy: string | null;
                                decidedAt: string | null;
                                reason: string | null;
                            };
                            loginLockedUntil: string | null;
                            withdrawalLockedUntil: string | null;
                            sessions: {
                                sessionId: string;
                                state: string;
                                /** Format: date-time */
                                startedAt: string;
                                endedAt: string | null;
                                address: string;
                                device: string;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_members_loginHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description 1 is the first page
                     * @default 1
                     */
                    page?: number;
                    /**
                     * Format: date
                     * @description First day in Korea; today when both are absent
                     */
                    startDate?: string;
                    /**
                     * Format: date
                     * @description Last day in Korea, inside the list
                     */
                    endDate?: string;
                    /** Format: uuid */
                    memberId: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            list: {
                                recordId: string;
                                kind: string;
                                /** Format: date-time */
                                at: string;
                                address: string;
                                device: string;
                            }[];
                            pageInfo: {
                                page: number;
                                count_per_list: number;
                                tatal_list_count: number;
                            };
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_members_unlock: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    memberId: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: Record<string, never> | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_members_setLevel: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    memberId: string;
                    level: number;
                    reason: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: Record<string, never> | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_members_sessions_revoke: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    memberId: string;
                    /** Format: uuid */
                    sessionId?: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            ended: number;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_members_payoutAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    memberId: string;
                    version?: number;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            bankNameKr: string;
                            bankacc: string;
                            memName: string;
                            version: number;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_members_notes_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description 1 is the first page
                     * @default 1
                     */
                    page?: number;
                    /** Format: uuid */
                    memberId: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            list: {
                                noteId: string;
                                text: string;
                                pinned: boolean;
                                writtenBy: string;
                                /** Format: date-time */
                                writtenAt: string;
                            }[];
                            pageInfo: {
                                page: number;
                                count_per_list: number;
                                tatal_list_count: number;
                            };
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_members_notes_add: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    memberId: string;
                    text: string;
                    /** @default false */
                    pinned?: boolean;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            noteId: string;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_members_notes_pin: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    noteId: string;
                    pinned: boolean;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: Record<string, never> | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_members_changes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description 1 is the first page
                     * @default 1
                     */
                    page?: number;
                    /** Format: uuid */
                    memberId: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            list: {
                                changeId: string;
                                /** Format: date-time */
                                at: string;
                                action: string;
                                /** @description Login id of the operator */
                                by: string;
                                /** @description Status or level before; empty where neither changed */
                                from: string;
                                to: string;
                                reason: string;
                            }[];
                            pageInfo: {
                                page: number;
                                count_per_list: number;
                                tatal_list_count: number;
                            };
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_members_related: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    memberId: string;
                    /** @default 30 */
                    days?: number;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            addresses: {
                                address: string;
                                members: {
                                    memberId: string;
                                    memId: string;
                                    memNick: string;
                                    /** @enum {string} */
                                    status: "pending" | "active" | "suspended" | "refused";
                                    /** Format: date-time */
                                    lastAt: string;
                                    signedUp: boolean;
                                    loggedIn: boolean;
                                }[];
                            }[];
                            samePhone: {
                                memberId: string;
                                memId: string;
                                memNick: string;
                                /** @enum {string} */
                                status: "pending" | "active" | "suspended" | "refused";
                            }[];
                            sameAccount: {
                                memberId: string;
                                memId: string;
                                memNick: string;
                                /** @enum {string} */
                                status: "pending" | "active" | "suspended" | "refused";
                            }[];
                            recommender: {
                                memberId: string;
                                memId: string;
                                memNick: string;
                                /** @enum {string} */
                                status: "pending" | "active" | "suspended" | "refused";
                            } | null;
                            /** @description The newest of them */
                            recommended: {
                                memberId: string;
                                memId: string;
                                memNick: string;
                                /** @enum {string} */
                                status: "pending" | "active" | "suspended" | "refused";
                            }[];
                            recommendedTotal: number;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_members_approve: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    memberId: string;
                    /** @default  */
                    reason?: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: Record<string, never> | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_members_refuse: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    memberId: string;
                    reason: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: Record<string, never> | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_members_suspend: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    memberId: string;
                    reason: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: Record<string, never> | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_members_reinstate: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    memberId: string;
                    /** @default  */
                    reason?: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: Record<string, never> | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_members_protection_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    memberId: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            /** @enum {string} */
                            state: "none" | "timeOut" | "excluded";
                            timeOutUntil: string | null;
                            exclusion: {
                                /** Format: date-time */
                                since: string;
                                /** @description Null is for ever */
                                until: string | null;
                            } | null;
                            limits: {
                                /**
                                 * @description loss: stakes minus what came back
                                 * @enum {string}
                                 */
                                kind: "deposit" | "loss";
                                /**
                                 * @description Korean calendar; weeks from Monday
                                 * @enum {string}
                                 */
                                period: "day" | "week" | "month";
                                /** @description What holds: the stricter of the two */
                                amount: string | null;
                                own: {
                                    /** @description Won; null is no limit */
                                    amount: string | null;
                                    raise: {
                                        /** @description Won; null is no limit */
                                        amount: string | null;
                                        /** Format: date-time */
                                        askedAt: string;
                                        /**
                                         * Format: date-time
                                         * @description The member can confirm from here on
                                         */
                                        from: string;
                                        /**
                                         * Format: date-time
                                         * @description Then it is forgotten
                                         */
                                        until: string;
                                    } | null;
                                };
                                /** @description Set by an operator */
                                imposed: {
                                    /** @description Won; null is no limit */
                                    amount: string | null;
                                    raise: {
                                        /** @description Won; null is no limit */
                                        amount: string | null;
                                        /** Format: date-time */
                                        askedAt: string;
                                        /**
                                         * Format: date-time
                                         * @description The member can confirm from here on
                                         */
                                        from: string;
                                        /**
                                         * Format: date-time
                                         * @description Then it is forgotten
                                         */
                                        until: string;
                                    } | null;
                                };
                            }[];
                            realityCheckMinutes: number;
                            /** @description False: the site proposes it */
                            realityCheckChosen: boolean;
                            /** Format: date-time */
                            serverTime: string;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_members_protection_history: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description 1 is the first page
                     * @default 1
                     */
                    page?: number;
                    /**
                     * Format: date
                     * @description First day in Korea; today when both are absent
                     */
                    startDate?: string;
                    /**
                     * Format: date
                     * @description Last day in Korea, inside the list
                     */
                    endDate?: string;
                    /** Format: uuid */
                    memberId: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            list: {
                                changeId: string;
                                /** Format: date-time */
                                at: string;
                                action: string;
                                detail: {
                                    [key: string]: string | number | null;
                                };
                                reason: string | null;
                                operator: string | null;
                                address: string;
                            }[];
                            pageInfo: {
                                page: number;
                                count_per_list: number;
                                tatal_list_count: number;
                            };
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_members_protection_impose: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    memberId: string;
                    reason: string;
                    protection: {
                        /** @enum {string} */
                        action: "setLimit";
                        /**
                         * @description loss: stakes minus what came back
                         * @enum {string}
                         */
                        kind: "deposit" | "loss";
                        /**
                         * @description Korean calendar; weeks from Monday
                         * @enum {string}
                         */
                        period: "day" | "week" | "month";
                        amount: string | null;
                    } | {
                        /** @enum {string} */
                        action: "timeOut";
                        /** @enum {string} */
                        length: "24h" | "7d" | "30d";
                    } | {
                        /** @enum {string} */
                        action: "exclude";
                        /** @enum {string} */
                        length: "6m" | "1y" | "5y" | "permanent";
                    };
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: Record<string, never> | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_members_protection_liftExclusion: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    memberId: string;
                    reason: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: Record<string, never> | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_operators_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description 1 is the first page
                     * @default 1
                     */
                    page?: number;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            list: {
                                operatorId: string;
                                loginId: string;
                                name: string;
                                role: string;
                                permissions: string[];
                                addresses: string[];
                                disabled: boolean;
                                /** Format: date-time */
                                createdAt: string;
                                lastLogInAt: string | null;
                                liveSessions: number;
                            }[];
                            pageInfo: {
                                page: number;
                                count_per_list: number;
                                tatal_list_count: number;
                            };
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_operators_names: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            list: {
                                operatorId: string;
                                loginId: string;
                                name: string;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_operators_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    loginId: string;
                    name: string;
                    password: string;
                    role: string;
                    /** @default [] */
                    addresses?: string[];
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            operatorId: string;
                            otpauthUri: string;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_operators_disable: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    operatorId: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: Record<string, never> | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_operators_enable: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    operatorId: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: Record<string, never> | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_operators_setRole: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    operatorId: string;
                    role: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: Record<string, never> | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_operators_setName: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    operatorId: string;
                    name: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: Record<string, never> | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_operators_setAddresses: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    operatorId: string;
                    addresses: string[];
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: Record<string, never> | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_operators_resetPassword: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    operatorId: string;
                    password: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: Record<string, never> | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_operators_resetSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    operatorId: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            otpauthUri: string;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_operators_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    operatorId: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            list: {
                                sessionId: string;
                                state: string;
                                /** Format: date-time */
                                startedAt: string;
                                /** Format: date-time */
                                expiresAt: string;
                                endedAt: string | null;
                                address: string;
                                device: string;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_operators_sessions_revoke: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    operatorId: string;
                    /** Format: uuid */
                    sessionId?: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            ended: number;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_roles_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            /** @description All there are */
                            permissions: ("members.read" | "members.approve" | "members.manage" | "members.payout-account" | "members.note" | "data.export" | "cash.read" | "cash.decide" | "cash.adjust" | "cash.policy" | "betting.read" | "betting.manage" | "site.manage" | "content.manage" | "audit.read" | "reconciliation.read" | "dead-letters.read" | "dead-letters.manage" | "operators.manage")[];
                            list: {
                                roleId: string;
                                /** @description Empty for a role that comes with the code */
                                name: string;
                                permissions: ("members.read" | "members.approve" | "members.manage" | "members.payout-account" | "members.note" | "data.export" | "cash.read" | "cash.decide" | "cash.adjust" | "cash.policy" | "betting.read" | "betting.manage" | "site.manage" | "content.manage" | "audit.read" | "reconciliation.read" | "dead-letters.read" | "dead-letters.manage" | "operators.manage")[];
                                isBuiltIn: boolean;
                                /** @description 0 is a role nobody has changed yet */
                                version: number;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_roles_save: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    roleId: string;
                    /** @default  */
                    name?: string;
                    permissions: ("members.read" | "members.approve" | "members.manage" | "members.payout-account" | "members.note" | "data.export" | "cash.read" | "cash.decide" | "cash.adjust" | "cash.policy" | "betting.read" | "betting.manage" | "site.manage" | "content.manage" | "audit.read" | "reconciliation.read" | "dead-letters.read" | "dead-letters.manage" | "operators.manage")[];
                    /** @description 0 is a role nobody has changed yet */
                    version: number;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            /** @description All there are */
                            permissions: ("members.read" | "members.approve" | "members.manage" | "members.payout-account" | "members.note" | "data.export" | "cash.read" | "cash.decide" | "cash.adjust" | "cash.policy" | "betting.read" | "betting.manage" | "site.manage" | "content.manage" | "audit.read" | "reconciliation.read" | "dead-letters.read" | "dead-letters.manage" | "operators.manage")[];
                            list: {
                                roleId: string;
                                /** @description Empty for a role that comes with the code */
                                name: string;
                                permissions: ("members.read" | "members.approve" | "members.manage" | "members.payout-account" | "members.note" | "data.export" | "cash.read" | "cash.decide" | "cash.adjust" | "cash.policy" | "betting.read" | "betting.manage" | "site.manage" | "content.manage" | "audit.read" | "reconciliation.read" | "dead-letters.read" | "dead-letters.manage" | "operators.manage")[];
                                isBuiltIn: boolean;
                                /** @description 0 is a role nobody has changed yet */
                                version: number;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_roles_drop: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    roleId: string;
                    /** @description 0 is a role nobody has changed yet */
                    version: number;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            /** @description All there are */
                            permissions: ("members.read" | "members.approve" | "members.manage" | "members.payout-account" | "members.note" | "data.export" | "cash.read" | "cash.decide" | "cash.adjust" | "cash.policy" | "betting.read" | "betting.manage" | "site.manage" | "content.manage" | "audit.read" | "reconciliation.read" | "dead-letters.read" | "dead-letters.manage" | "operators.manage")[];
                            list: {
                                roleId: string;
                                /** @description Empty for a role that comes with the code */
                                name: string;
                                permissions: ("members.read" | "members.approve" | "members.manage" | "members.payout-account" | "members.note" | "data.export" | "cash.read" | "cash.decide" | "cash.adjust" | "cash.policy" | "betting.read" | "betting.manage" | "site.manage" | "content.manage" | "audit.read" | "reconciliation.read" | "dead-letters.read" | "dead-letters.manage" | "operators.manage")[];
                                isBuiltIn: boolean;
                                /** @description 0 is a role nobody has changed yet */
                                version: number;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_members_summary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 7 */
                    days?: number;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            active: number;
                            pending: number;
                            /** @description Members with a session that is live now */
                            online: number;
                            newToday: number;
                            series: {
                                day: string;
                                signUps: number;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_site_options_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            siteOption: {
                                /** @enum {string} */
                                mode: "demo" | "real";
                                idMin: number;
                                idMax: number;
                                passMin: number;
                                passMax: number;
                                passSpecials: string;
                                languages: ("ko" | "en" | "vi")[];
                                captcha: boolean;
                                recommenderShown: boolean;
                                joinRecommenderId: string;
                                sns1: string;
                                sns1Id: string;
                                sns1Link: string;
                                sns2: string;
                                sns2Id: string;
                                sns2Link: string;
                                sns3: string;
                                sns3Id: string;
                                sns3Link: string;
                                /** @description What the sign-up page says above its form */
                                marketingText: {
                                    ko: string;
                                    en: string;
                                    vi: string;
                                };
                                /** @description Codes in order; none offers every bank */
                                banks: string[];
                                licence: {
                                    authority: string;
                                    number: string;
                                } | null;
                                allowedCountries: string[];
                                minimumAge: number | null;
                                /** @enum {number} */
                                realityCheckMinutes: 0 | 15 | 30 | 60;
                            };
                            /** @description 0 is the defaults */
                            version: number;
                            changedAt: string | null;
                            /** @description Login id */
                            changedBy: string | null;
                            /** @description Every bank the site can offer */
                            allBanks: {
                                bankCode: string;
                                bankNameKr: string;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_site_options_set: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    mode?: "demo" | "real";
                    idMin?: number;
                    idMax?: number;
                    passMin?: number;
                    passMax?: number;
                    passSpecials?: string;
                    languages?: ("ko" | "en" | "vi")[];
                    captcha?: boolean;
                    recommenderShown?: boolean;
                    joinRecommenderId?: string;
                    sns1?: string;
                    sns1Id?: string;
                    sns1Link?: string;
                    sns2?: string;
                    sns2Id?: string;
                    sns2Link?: string;
                    sns3?: string;
                    sns3Id?: string;
                    sns3Link?: string;
                    /** @description What the sign-up page says above its form */
                    marketingText?: {
                        ko: string;
                        en: string;
                        vi: string;
                    };
                    /** @description Codes in order; none offers every bank */
                    banks?: string[];
                    licence?: {
                        authority: string;
                        number: string;
                    } | null;
                    allowedCountries?: string[];
                    minimumAge?: number | null;
                    /** @enum {number} */
                    realityCheckMinutes?: 0 | 15 | 30 | 60;
                    /** @description 0 is the defaults */
                    version: number;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            siteOption: {
                                /** @enum {string} */
                                mode: "demo" | "real";
                                idMin: number;
                                idMax: number;
                                passMin: number;
                                passMax: number;
                                passSpecials: string;
                                languages: ("ko" | "en" | "vi")[];
                                captcha: boolean;
                                recommenderShown: boolean;
                                joinRecommenderId: string;
                                sns1: string;
                                sns1Id: string;
                                sns1Link: string;
                                sns2: string;
                                sns2Id: string;
                                sns2Link: string;
                                sns3: string;
                                sns3Id: string;
                                sns3Link: string;
                                /** @description What the sign-up page says above its form */
                                marketingText: {
                                    ko: string;
                                    en: string;
                                    vi: string;
                                };
                                /** @description Codes in order; none offers every bank */
                                banks: string[];
                                licence: {
                                    authority: string;
                                    number: string;
                                } | null;
                                allowedCountries: string[];
                                minimumAge: number | null;
                                /** @enum {number} */
                                realityCheckMinutes: 0 | 15 | 30 | 60;
                            };
                            /** @description 0 is the defaults */
                            version: number;
                            changedAt: string | null;
                            /** @description Login id */
                            changedBy: string | null;
                            /** @description Every bank the site can offer */
                            allBanks: {
                                bankCode: string;
                                bankNameKr: string;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_site_check_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            siteCheckInfo: {
                                /** Format: date-time */
                                startDate: string;
                                endDate: string | null;
                                /** @description The operators' own words, by language */
                                message: {
                                    ko: string;
                                    en: string;
                                    vi: string;
                                } | null;
                            } | null;
                            /** Format: date-time */
                            serverTime: string;
                            /** @description Whether it is on now */
                            maintenance: boolean;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_site_check_set: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The caller's site */
                    siteId: string;
                    /** @enum {boolean} */
                    clear: true;
                } | {
                    /** @description The caller's site */
                    siteId: string;
                    /** Format: date-time */
                    startDate: string;
                    /** @default null */
                    endDate?: string | null;
                    /** @default null */
                    message?: {
                        ko: string;
                        en: string;
                        vi: string;
                    } | null;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            siteCheckInfo: {
                                /** Format: date-time */
                                startDate: string;
                                endDate: string | null;
                                /** @description The operators' own words, by language */
                                message: {
                                    ko: string;
                                    en: string;
                                    vi: string;
                                } | null;
                            } | null;
                            /** Format: date-time */
                            serverTime: string;
                            /** @description Whether it is on now */
                            maintenance: boolean;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_site_gameLock: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    locked: boolean;
                    /** @default  */
                    scope?: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            list: {
                                scope: string;
                                locked: boolean;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_site_gameLock_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            list: {
                                scope: string;
                                locked: boolean;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_site_accounts_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            list: {
                                accountId: string;
                                version: number;
                                bankName: string;
                                accountMasked: string;
                                levelFrom: number;
                                levelTo: number;
                                shownMinutes: number;
                                enabled: boolean;
                                /** Format: date-time */
                                changedAt: string;
                                /** @description Login id */
                                changedBy: string;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_site_accounts_versions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    accountId: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            list: {
                                accountId: string;
                                version: number;
                                bankName: string;
                                accountMasked: string;
                                levelFrom: number;
                                levelTo: number;
                                shownMinutes: number;
                                enabled: boolean;
                                /** Format: date-time */
                                changedAt: string;
                                /** @description Login id */
                                changedBy: string;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_site_accounts_save: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Absent for a new account
                     */
                    accountId?: string;
                    /** @description 0 is a new account */
                    version: number;
                    bankName: string;
                    /**
                     * @description Empty keeps the present one
                     * @default
                     */
                    accountNumber?: string;
                    /**
                     * @description Empty keeps the present one
                     * @default
                     */
                    accountHolder?: string;
                    levelFrom: number;
                    levelTo: number;
                    /** @description How long it is good once it was shown */
                    shownMinutes: number;
                    enabled: boolean;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            list: {
                                accountId: string;
                                version: number;
                                bankName: string;
                                accountMasked: string;
                                levelFrom: number;
                                levelTo: number;
                                shownMinutes: number;
                                enabled: boolean;
                                /** Format: date-time */
                                changedAt: string;
                                /** @description Login id */
                                changedBy: string;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_site_accounts_reveal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    accountId: string;
                    version: number;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            accountNumber: string;
                            accountHolder: string;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_deadLetters_summary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            open: number;
                            /** @description There are more than were counted */
                            isMore: boolean;
                            groups: {
                                topic: string;
                                consumer: string;
                                open: number;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_deadLetters_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description 1 is the first page
                     * @default 1
                     */
                    page?: number;
                    /**
                     * Format: date
                     * @description First day in Korea; every day when both are absent
                     */
                    startDate?: string;
                    /**
                     * Format: date
                     * @description Last day in Korea, inside the list
                     */
                    endDate?: string;
                    /**
                     * @description Rows of a page
                     * @default 10
                     */
                    rows?: number;
                    /** @enum {string} */
                    state?: "open" | "replayed" | "closed";
                    topic?: string;
                    consumer?: string;
                    /** @description Part of the key, id, type or error */
                    search?: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            list: {
                                letterId: string;
                                topic: string;
                                /** @description The service that gave it up, or the group of its own */
                                consumer: string;
                                key: string;
                                eventId: string;
                                eventType: string;
                                attempts: number;
                                error: string;
                                /** Format: date-time */
                                diedAt: string;
                                /** @description How often the event died at this consumer, this letter included */
                                burials: number;
                                /** @enum {string} */
                                state: "open" | "replayed" | "closed";
                                decidedAt: string | null;
                                /** @description Login id of the operator */
                                decidedBy: string | null;
                                reason: string | null;
                            }[];
                            pageInfo: {
                                page: number;
                                count_per_list: number;
                                tatal_list_count: number;
                            };
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_deadLetters_detail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    letterId: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            letterId: string;
                            topic: string;
                            /** @description The service that gave it up, or the group of its own */
                            consumer: string;
                            key: string;
                            eventId: string;
                            eventType: string;
                            attempts: number;
                            error: string;
                            /** Format: date-time */
                            diedAt: string;
                            /** @description How often the event died at this consumer, this letter included */
                            burials: number;
                            /** @enum {string} */
                            state: "open" | "replayed" | "closed";
                            decidedAt: string | null;
                            /** @description Login id of the operator */
                            decidedBy: string | null;
                            reason: string | null;
                            headers: {
                                [key: string]: string;
                            };
                            /** @description Null where the bytes are not the topic's message */
                            event: unknown;
                            /** @description Length of the message */
                            bytes: number;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_deadLetters_replay: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    letterIds: string[];
                    reason: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            done: number;
                            /** @description Those for which it had been done before */
                            already: number;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_deadLetters_close: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    letterIds: string[];
                    reason: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            done: number;
                            /** @description Those for which it had been done before */
                            already: number;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_audit_identity_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description 1 is the first page
                     * @default 1
                     */
                    page?: number;
                    /**
                     * Format: date
                     * @description First day in Korea; today when both are absent
                     */
                    startDate?: string;
                    /**
                     * Format: date
                     * @description Last day in Korea, inside the list
                     */
                    endDate?: string;
                    operatorId?: string;
                    action?: string;
                    subject?: string;
                    /** @description Part of the subject, the address or of what was before or after */
                    text?: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            list: {
                                position: string;
                                /** Format: date-time */
                                at: string;
                                operatorId: string;
                                action: string;
                                subject: string;
                                before: unknown;
                                after: unknown;
                                address: string;
                                requestId: string;
                                hash: string;
                            }[];
                            pageInfo: {
                                page: number;
                                count_per_list: number;
                                tatal_list_count: number;
                            };
                            /** @description What operators call the ids in the rows by, as far as the service knows them */
                            names: {
                                [key: string]: string;
                            };
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_audit_identity_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date
                     * @description First day in Korea; today when both are absent
                     */
                    startDate?: string;
                    /**
                     * Format: date
                     * @description Last day in Korea, inside the list
                     */
                    endDate?: string;
                    operatorId?: string;
                    action?: string;
                    subject?: string;
                    /** @description Part of the subject, the address or of what was before or after */
                    text?: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            list: {
                                position: string;
                                /** Format: date-time */
                                at: string;
                                operatorId: string;
                                action: string;
                                subject: string;
                                before: unknown;
                                after: unknown;
                                address: string;
                                requestId: string;
                                hash: string;
                            }[];
                            /** @description What operators call the ids in the rows by, as far as the service knows them */
                            names: {
                                [key: string]: string;
                            };
                            /** @description There is more than one file holds */
                            isCut: boolean;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_audit_identity_verify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            rows: number;
                            /** @description Position of the first row that does not fit */
                            brokenAt: string | null;
                            /** @description The last hash; note it elsewhere to see a log that was cut off */
                            head: string;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
}
