# Completion of odd for fish: odd completion fish | source
# Whether the words before the cursor lead to a command; the value of an option is no word of its own.
function __odd_at --argument-names wanted
    set -l path ''
    set -l value 0
    for word in (commandline --tokenize --cut-at-cursor --current-process)[2..-1]
        if test $value -eq 1
            set value 0
            continue
        end
        switch "$path $word"
            case ' -C' ' --directory'
                set value 1
            case '/run --output' '/run --color' '/run --bad' '/run --name' '/run -C' '/run --directory'
                set value 1
            case '/deep -C' '/deep --directory'
                set value 1
            case '/deep/down -C' '/deep/down --directory'
                set value 1
        end
        switch "$path/$word"
            case '/run' '/deep' '/deep/down' '/deep/help' '/help'
                set path "$path/$word"
        end
    end
    test "$path" = "$wanted"
end

complete --command odd --no-files
complete --command odd --condition '__odd_at \'\'' --arguments 'run' --description 'it\'s [odd]: "quotes", $HOME, `id` and \\ in a description'
complete --command odd --condition '__odd_at \'\'' --arguments 'deep' --description 'has a command'
complete --command odd --condition '__odd_at \'\'' --arguments 'help' --description 'display help for command'
complete --command odd --condition '__odd_at \'\'' --short-option C --long-option directory --require-parameter --arguments '(__fish_complete_directories)' --description 'a folder'
complete --command odd --condition '__odd_at \'\'' --short-option V --long-option version --description 'output the version number'
complete --command odd --condition '__odd_at \'\'' --short-option h --long-option help --description 'display help for command'
complete --command odd --condition '__odd_at \'/run\'' --force-files
complete --command odd --condition '__odd_at \'/run\'' --long-option output --require-parameter --force-files --description 'a file'
complete --command odd --condition '__odd_at \'/run\'' --long-option color --exclusive --arguments 'auto always never' --description 'when'
complete --command odd --condition '__odd_at \'/run\'' --long-option bad --exclusive --arguments 'fine' --description 'not plain'
complete --command odd --condition '__odd_at \'/run\'' --long-option name --exclusive --description 'any text'
complete --command odd --condition '__odd_at \'/run\'' --long-option quick --description 'a flag'
complete --command odd --condition '__odd_at \'/run\'' --short-option h --long-option help --description 'display help for command'
complete --command odd --condition '__odd_at \'/run\'' --short-option C --long-option directory --require-parameter --arguments '(__fish_complete_directories)' --description 'a folder'
complete --command odd --condition '__odd_at \'/run\'' --short-option V --long-option version --description 'output the version number'
complete --command odd --condition '__odd_at \'/deep\'' --arguments 'down' --description 'the last one'
complete --command odd --condition '__odd_at \'/deep\'' --arguments 'help' --description 'display help for command'
complete --command odd --condition '__odd_at \'/deep\'' --short-option h --long-option help --description 'display help for command'
complete --command odd --condition '__odd_at \'/deep\'' --short-option C --long-option directory --require-parameter --arguments '(__fish_complete_directories)' --description 'a folder'
complete --command odd --condition '__odd_at \'/deep\'' --short-option V --long-option version --description 'output the version number'
complete --command odd --condition '__odd_at \'/deep/down\'' --arguments 'bash zsh'
complete --command odd --condition '__odd_at \'/deep/down\'' --short-option h --long-option help --description 'display help for command'
complete --command odd --condition '__odd_at \'/deep/down\'' --short-option C --long-option directory --require-parameter --arguments '(__fish_complete_directories)' --description 'a folder'
complete --command odd --condition '__odd_at \'/deep/down\'' --short-option V --long-option version --description 'output the version number'
complete --command odd --condition '__odd_at \'/deep/help\'' --arguments 'down help'
complete --command odd --condition '__odd_at \'/help\'' --arguments 'run deep help'
